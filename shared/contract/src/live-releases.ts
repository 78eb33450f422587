import { z } from 'zod';

/** Where the document server answers an operator's session with what is live; all others get 404. */
export const LIVE_RELEASES_PATH = '/operator/releases.json';

const change = z.object({
  revision: z.number(),
  /** In milliseconds since 1970; null where an early revision does not say it. */
  at: z.number().nullable(),
  by: z.string().nullable(),
  why: z.string().nullable(),
  /** Such as `jobs: 0a1b2c3d4e5f -> 1b2c3d4e5f6a`. */
  what: z.array(z.string()),
});

const part = z.object({
  /** Name of the remote, or `host`. */
  name: z.string(),
  /** Team that answers for it; null for the host. */
  owner: z.string().nullable(),
  release: z.string(),
  /** The revision that made it live. */
  since: change.omit({ what: true }).nullable(),
  disabled: z.boolean(),
  canary: z.object({ release: z.string(), percent: z.number() }).nullable(),
  /** How its pages loaded in this hour and the one before, in a share of the documents; null for the host. */
  loads: z.object({ loaded: z.number(), failed: z.number() }).nullable(),
});

/** What is live where, since when and by whom. */
export const LiveReleasesSchema = z.object({
  parts: z.array(part),
  /** The newest first. */
  changes: z.array(change),
});

export type LiveReleases = z.infer<typeof LiveReleasesSchema>;
