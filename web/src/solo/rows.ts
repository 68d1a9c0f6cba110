/** Rows of text in the browser's own database; a write is done when the browser has committed it. */
const DATABASE = "higgle-solo";
const STORE = "rows";

export interface Rows {
  write: (rows: string) => Promise<void>;
  read: (prefix: string) => Promise<string>;
  clear: () => Promise<void>;
}

function settle<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error ?? new Error("the database does not answer"));
  });
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return settle(request);
}

/** The database, or nothing where the browser forbids it. */
export async function openRows(): Promise<Rows | null> {
  let database: IDBDatabase;
  try {
    database = await open();
  } catch {
    return null;
  }
  const change = (work: (store: IDBObjectStore) => void): Promise<void> =>
    new Promise((done, failed) => {
      const transaction = database.transaction(STORE, "readwrite", { durability: "strict" });
      transaction.oncomplete = () => done();
      transaction.onabort = transaction.onerror = () => failed(transaction.error ?? new Error("not stored"));
      work(transaction.objectStore(STORE));
    });
  return {
    write: (rows) =>
      change((store) => {
        for (const [key, row] of Object.entries(JSON.parse(rows) as Record<string, string>)) {
          // A step of a log is never written twice: another tab would have to have played it.
          if (key.startsWith("log/")) store.add(row, key);
          else store.put(row, key);
        }
      }),
    read: async (prefix) => {
      const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
      const store = database.transaction(STORE).objectStore(STORE);
      return JSON.stringify(await settle(store.getAll(range)));
    },
    clear: () => change((store) => store.clear()),
  };
}
