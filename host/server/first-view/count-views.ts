/** Why a document came without a first view. */
export type FallbackReason =
  /** Switched off by the configuration, or nothing is published. */
  | 'off'
  /** The release has no server's part. */
  | 'no-part'
  /** The release has no inline scripts, which hydrate the page. */
  | 'no-scripts'
  /** A style sheet of the page is not in the store as it was published. */
  | 'no-styles'
  /** The address holds what only the browser may read: the secret of a mail's link. */
  | 'link'
  /** The token is worth nothing; the browser ends the session. */
  | 'no-session'
  /** The remote is switched off in the registry, or even the start page is closed. */
  | 'closed'
  /** The shared libraries are not those that the remote was built for. */
  | 'other-version'
  | 'backend-late'
  | 'backend-failed'
  | 'busy'
  | 'slow'
  | 'starting'
  | 'threw'
  | 'switched-off';

/** What became of documents, since this server started. */
export interface ViewCounts {
  rendered: number;
  redirected: number;
  /** By reason, and by the remote's name where the page is a remote's. */
  fallbacks: Partial<Record<FallbackReason, Record<string, number>>>;
}

/** Counts what becomes of documents. */
export function createViewCounter() {
  const counts: ViewCounts = { rendered: 0, redirected: 0, fallbacks: {} };
  return {
    counts: (): ViewCounts => counts,
    rendered: () => {
      counts.rendered += 1;
    },
    redirected: () => {
      counts.redirected += 1;
    },
    fellBack: (reason: FallbackReason, remote = 'host') => {
      const byRemote = counts.fallbacks[reason] ?? {};
      byRemote[remote] = (byRemote[remote] ?? 0) + 1;
      counts.fallbacks[reason] = byRemote;
    },
  };
}
