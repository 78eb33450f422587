/** A key, and since when it is there, in milliseconds since 1970. */
export interface StoredObject {
  key: string;
  since: number;
}

/**
 * Where bytes are kept: a folder, or a bucket. Nothing is ever changed: what is created stays as it is,
 * until it is taken away for good.
 */
export interface ObjectStore {
  /** The content under a key; null when there is none. */
  read(key: string): Promise<Uint8Array | null>;
  /**
   * Writes a key that does not exist, whole or not at all. Of several writers one wins.
   * @returns false when the key exists
   */
  create(key: string, content: Uint8Array): Promise<boolean>;
  /** Keys below a folder (`revisions/`), ascending, those after a key only. */
  list(folder: string, after?: string): Promise<string[]>;
  /** All keys below a folder, also those in folders within, in any order. */
  listAll(folder: string): Promise<StoredObject[]>;
  /** Takes a key away; nothing happens when there is none. */
  remove(key: string): Promise<void>;
  /**
   * Makes sure that `create` does what it promises.
   * @throws when the store overwrites what exists
   */
  requireConditions(): Promise<void>;
}
