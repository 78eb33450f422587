import { z } from 'zod';
import type { FeedFormat, LeftOutReason, RawPosting } from '../feed.ts';

/** A text; a number stands for its digits. */
const optional = z.union([z.string(), z.number().transform(String)]).nullish();

/** One job of the documented JSON (docs/partner-jobs.md). */
const posting = z.object({
  id: optional,
  title: z.string(),
  company: optional,
  description: optional,
  /** As a number it has lost the zero that it may begin with. */
  postal_code: z
    .union([z.string(), z.int().transform((code) => String(code).padStart(5, '0'))])
    .nullish(),
  remote: z.boolean().nullish(),
  /** false: full time only, which is not for us. */
  part_time: z.boolean().nullish(),
  url: z.string(),
  published_at: optional,
  expires_at: optional,
});
const feed = z.object({ jobs: z.array(z.unknown()) });

function postingOf(item: unknown): RawPosting | LeftOutReason {
  const { success, data } = posting.safeParse(item);
  if (!success) return 'unreadable';
  if (data.part_time === false) return 'full-time';
  return {
    externalId: data.id ?? null,
    title: data.title,
    employer: data.company ?? null,
    description: data.description ?? '',
    postalCode: data.postal_code ?? null,
    homeoffice: data.remote === true,
    urls: [data.url],
    publishedAt: data.published_at ?? null,
    expiresAt: data.expires_at ?? null,
  };
}

/** Feeds in our own JSON. */
export const readJson: FeedFormat = (text) => {
  const read = feed.parse(JSON.parse(text)).jobs.map(postingOf);
  return {
    postings: read.filter((one) => typeof one !== 'string'),
    leftOut: read.filter((one) => typeof one === 'string'),
    deleted: null,
  };
};
