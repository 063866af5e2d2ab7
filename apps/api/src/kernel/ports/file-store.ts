/** Keeps bytes outside any web root. Keys are random ids of ours; contents are already encrypted. */
export interface FileStore {
  put(key: string, bytes: Buffer): Promise<void>;
  /** Undefined where there is no such key. */
  get(key: string): Promise<Buffer | undefined>;
  delete(key: string): Promise<void>;
}
