/** The remote and the release that a file of a release belongs to. */
export interface ErrorOrigin {
  remote: string;
  release: string;
}

const RELEASE_FILE = /\/releases\/([a-z][a-z-]*)\/([a-z0-9]+)\//;

/**
 * Finds where an error comes from that nobody reported: the remote whose code is nearest to the
 * place of the error (MON-02).
 * @param files addresses of the files on the stack, the place of the error last
 * @returns null when no code of a remote is on the stack
 */
export function originOf(files: readonly (string | undefined)[]): ErrorOrigin | null {
  for (const file of files.toReversed()) {
    const [, remote, release] = RELEASE_FILE.exec(file ?? '') ?? [];
    if (remote && release && remote !== 'host') return { remote, release };
  }
  return null;
}
