import type { Registry } from '../registry.ts';

/** A file of a release. */
export interface ReleaseFile {
  name: string;
  content: Uint8Array;
}

/**
 * Where releases and the registry live. Every implementation keeps two promises: a release folder
 * appears whole and never changes, and a registry revision is written at most once.
 */
export interface ReleaseStore {
  hasRelease(name: string, release: string): Promise<boolean>;
  /** Keeps a release; one that is already there stays as it is. */
  putRelease(name: string, release: string, files: ReleaseFile[]): Promise<void>;
  /** The newest registry; the empty one before the first publication. */
  readRegistry(): Promise<Registry>;
  /** An earlier registry, for the history; null when there is none of that number. */
  readRevision(revision: number): Promise<Registry | null>;
  /**
   * Compare-and-swap: writes this revision if it is the next one and nobody wrote it before.
   * @returns false when another writer was first
   */
  writeRegistry(registry: Registry): Promise<boolean>;
}
