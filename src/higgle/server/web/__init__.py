"""What speaks HTTP: the application and its routes by subject, sockets, who sends a request and how
often it may, the files of the page, the OpenAPI document, health, and the process that serves.

Imports everything below it: `rooms`, `store` and the settings. Nobody imports it.
"""
