/**
 * Where bytes are kept: a folder, or a bucket. Three operations are enough, because nothing is ever
 * changed: what is created stays as it is.
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
  /**
   * Makes sure that `create` does what it promises.
   * @throws when the store overwrites what exists
   */
  requireConditions(): Promise<void>;
}
