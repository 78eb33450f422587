import { z } from 'zod';

/** A job as a feed describes it; nothing of it is trusted yet. */
export type RawPosting = {
  readonly title: string;
  readonly employer: string | null;
  /** Text or HTML. */
  readonly description: string;
  readonly postalCode: string | null;
  readonly homeoffice: boolean;
  readonly url: string;
  /** As the feed writes it; null where it says nothing. */
  readonly publishedAt: string | null;
  readonly expiresAt: string | null;
};

/**
 * Reads the text of a feed; what is no job is left out.
 * @throws Error where the text is no such feed at all
 */
export type FeedFormat = (text: string) => RawPosting[];

/** A feed as the operator names it (PARTNER_FEEDS). */
export const partnerFeed = z.object({
  key: z.string().regex(/^[a-z0-9-]{1,40}$/),
  /** Who offers the jobs, as users read it. */
  name: z.string().min(1).max(100),
  url: z.url({ protocol: /^https$/ }),
  format: z.enum(['json', 'hr-ba-xml']),
});

/** A feed to fetch. */
export type PartnerFeed = z.output<typeof partnerFeed> & {
  /** The demo's own feed: its address may lie on this machine. Never the operator's choice. */
  readonly internal?: boolean;
};
