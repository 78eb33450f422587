/** Where the document server answers an operator's session with what is live; all others get 404. */
export const LIVE_RELEASES_PATH = '/operator/releases.json';

/** A revision of the registry; null stands for what early ones do not say. */
interface Revision {
  revision: number;
  /** In milliseconds since 1970. */
  at: number | null;
  by: string | null;
  why: string | null;
}

/** What is live where, since when and by whom. */
export interface LiveReleases {
  parts: {
    /** Name of the remote, or `host`. */
    name: string;
    /** Team that answers for it; null for the host. */
    owner: string | null;
    /** What its team says to do when it fails; null where it says nothing of its own. */
    runbook: string | null;
    release: string;
    /** The revision that made it live. */
    since: Revision | null;
    disabled: boolean;
    canary: { release: string; percent: number } | null;
    /** How its pages loaded in this hour and the one before, in a share of the documents; null for the host. */
    loads: { loaded: number; failed: number } | null;
  }[];
  /** The newest first, each with what changed, such as `jobs: 0a1b2c3d4e5f -> 1b2c3d4e5f6a`. */
  changes: (Revision & { what: string[] })[];
}
