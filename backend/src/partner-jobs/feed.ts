import type { FEED_LEFT_OUT, FEED_NOTICES } from '@silverjobs/contract';
import { z } from 'zod';

/** What a feed may say of the work besides, in its own words. */
export type RawTerms = {
  readonly activity?: string | undefined;
  readonly hours?: string | undefined;
  readonly jobType?: string | undefined;
  readonly contract?: string | undefined;
  readonly homeoffice?: string | undefined;
  readonly payFrom?: string | undefined;
  readonly payTo?: string | undefined;
  readonly payUnit?: string | undefined;
  /** How far away somebody may live. */
  readonly radius?: string | undefined;
  /** Days and times of day (employers-96). */
  readonly days?: string | undefined;
  readonly partsOfDay?: string | undefined;
  /** People wanted, first day of work, street of the place of work (employers-93). */
  readonly places?: string | undefined;
  readonly startsOn?: string | undefined;
  readonly street?: string | undefined;
  /** Where the employer takes applications itself (employers-87). */
  readonly applicationAddress?: string | undefined;
};

/** A job as a feed describes it; nothing of it is trusted yet. */
export type RawPosting = {
  /** How the feed calls it; null where it has no name for it. */
  readonly externalId: string | null;
  readonly title: string;
  readonly employer: string | null;
  /** Text or HTML. */
  readonly description: string;
  readonly postalCode: string | null;
  readonly homeoffice: boolean;
  /** Where one may apply, the nearest to the job first. */
  readonly urls: readonly string[];
  /** As the feed writes it; null where it says nothing. */
  readonly publishedAt: string | null;
  readonly expiresAt: string | null;
  /** Only employers' own advertisements use them (employers-85). */
  readonly terms?: RawTerms;
};

/** Why a job of a feed is not shown (operators-21). */
export type LeftOutReason = (typeof FEED_LEFT_OUT)[number];

/** What is odd about a feed that was read. */
export type FeedNotice = (typeof FEED_NOTICES)[number];

/** What stands in the text of a feed. */
export type FeedContent = {
  readonly postings: readonly RawPosting[];
  readonly leftOut: readonly LeftOutReason[];
  /**
   * The feed tells only what is new and what is gone, by its own names; null where it holds all of its
   * jobs.
   */
  readonly deleted: readonly string[] | null;
};

/**
 * Reads the text of a feed; what is no job is left out and said.
 * @throws Error where the text is no such feed at all
 */
export type FeedFormat = (text: string) => FeedContent;

/** A feed as the operator names it (PARTNER_FEEDS). */
export const partnerFeed = z.object({
  key: z.string().regex(/^[a-z0-9-]{1,40}$/),
  /** Who offers the jobs, as users read it. */
  name: z.string().min(1).max(100),
  url: z.url({ protocol: /^https$/ }),
  format: z.enum(['json', 'hr-ba-xml', 'indeed-xml', 'csv']),
});

/** A feed to fetch. */
export type PartnerFeed = z.output<typeof partnerFeed> & {
  /** The demo's own feed: its address may lie on this machine. Never the operator's choice. */
  readonly internal?: boolean;
};
