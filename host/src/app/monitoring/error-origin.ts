import type { ErrorEvent } from '@sentry/react';

/** The remote and the release that a file of a release belongs to. */
export interface ErrorOrigin {
  remote: string;
  release: string;
}

const RELEASE_FILE = /\/releases\/([a-z][a-z-]*)\/([a-z0-9]+)\//;

/**
 * Finds where an error comes from: the remote whose code is nearest to the place of the error.
 * @param files addresses of the files on the stack, the place of the error last
 * @returns null when no code of a remote is on the stack
 */
export function originOf(files: readonly (string | undefined)[]): ErrorOrigin | null {
  for (const file of [...files].reverse()) {
    const [, remote, release] = RELEASE_FILE.exec(file ?? '') ?? [];
    if (remote && release && remote !== 'host') return { remote, release };
  }
  return null;
}

/** Number of an error that nothing caught; docs/diagnostics.md explains it. */
export const NOT_CAUGHT = 'FED-109';

/** Names remote and release of an error that nobody reported, from its stack (delivery-62). */
export function nameOrigin(event: ErrorEvent): ErrorEvent {
  if (event.tags?.remote) return event;
  const errors = event.exception?.values ?? [];
  const files = errors.flatMap(({ stacktrace }) =>
    (stacktrace?.frames ?? []).map(({ filename }) => filename),
  );
  const origin = originOf(files);
  if (!origin) return event;
  const { remote, release } = origin;
  const diagnosis = errors.some(({ mechanism }) => mechanism?.handled === false) && NOT_CAUGHT;
  return {
    ...event,
    tags: { ...(diagnosis && { diagnosis }), ...event.tags, remote, remote_release: release },
  };
}
