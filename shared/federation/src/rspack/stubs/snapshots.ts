/**
 * Stands in for the federation runtime's manifests (see unused-library-code.ts): our remotes are loaded
 * by their entries.
 */
export class SnapshotHandler {
  readonly hooks = { lifecycle: {}, applyPlugin(): void {} };
  readonly manifestCache = new Map<string, unknown>();
}

/** What is known of a remote from manifests: nothing. */
export const getGlobalRemoteInfo = (): object => ({});
