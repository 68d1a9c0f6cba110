"""The bots that come with the house, one file each."""

import os

# before NumPy is first loaded: for matrices as small as these, threads only get in each other's way
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
