/** Where the document server answers an operator's session with what is live; all others get 404. */
export const LIVE_RELEASES_PATH = '/operator/releases.json';

/**
 * What a page's load is made of, in this order: until the first byte of the document (first pages only), until the
 * remote's entry is there, until the page's code is evaluated, until its first frame.
 */
export const LOAD_PHASES = ['document', 'entry', 'module', 'render'] as const;
export type LoadPhase = (typeof LOAD_PHASES)[number];

/** In milliseconds; null while too few were measured. */
interface Spread {
  median: number | null;
  /** 95 of 100 loads took no longer. */
  p95: number | null;
}

/** How long pages of a release took to load, in a share of the documents of the last days. */
export interface LoadTimes {
  /** Loads, of which each line has one a day at most. */
  measured: number;
  phases: Record<LoadPhase | 'total', Spread>;
}

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
    /** How long that took; null for the host. */
    times: LoadTimes | null;
    /** The releases that were live before, the newest first. */
    earlier: { release: string; times: LoadTimes }[];
  }[];
  /** The newest first, each with what changed, such as `jobs: 0a1b2c3d4e5f -> 1b2c3d4e5f6a`. */
  changes: (Revision & { what: string[] })[];
}
