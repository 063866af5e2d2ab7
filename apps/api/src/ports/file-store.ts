/** Stores bytes outside any web root. Keys are random ids of the gateway. The contents are already encrypted. */
export interface FileStore {
  put(key: string, bytes: Buffer): Promise<void>;
  /** Undefined if the key does not exist. */
  get(key: string): Promise<Buffer | undefined>;
  delete(key: string): Promise<void>;
}
