/** What the page and its worker tell each other, beside the messages of the tables. */

/** A file of the folder. */
export interface StoredFile {
  name: string;
  size: number;
  hash: string;
}

/** The list of all files, as `make solo` writes it. */
export interface FileList {
  version: string;
  files: StoredFile[];
}

export type ToWorker =
  /** Load everything; tables are stored unless another tab has them. */
  | { type: "load"; base: string; list: FileList; pace: number }
  /** A request as it would go to a server; its answer has the same number. */
  | { type: "request"; id: number; method: string; path: string; language: string; body: string }
  /** A line to a table; the port that comes with it carries its messages. */
  | { type: "connect"; code: string; seat: number };

/** Why the engine does not run. */
export type Failure = "line" | "damaged" | "browser" | "engine";

export type FromWorker =
  | { type: "progress"; name: string; bytes: number; stored: boolean }
  /** All files are here and sound; the engine starts. */
  | { type: "loaded" }
  /** Tables can be played; what is played is stored, or lasts as long as the page. */
  | { type: "ready"; lasting: boolean }
  | { type: "failed"; why: Failure; at: number; problem: string }
  | { type: "answer"; id: number; status: number; body: string };

/** What goes over a line's port: a message of the table, or that the line is closed. */
export type LineMessage = string | { closed: number };
