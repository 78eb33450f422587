import { z } from 'zod';
import type { FeedFormat, RawPosting } from '../feed.ts';

const optional = z.string().nullish();

/** One job of the documented JSON (docs/partner-jobs.md). */
const posting = z.object({
  title: z.string(),
  company: optional,
  description: optional,
  postal_code: optional,
  remote: z.boolean().nullish(),
  /** false: full time only, which is not for us. */
  part_time: z.boolean().nullish(),
  url: z.string(),
  published_at: optional,
  expires_at: optional,
});
const feed = z.object({ jobs: z.array(z.unknown()) });

/** Feeds in our own JSON. */
export const readJson: FeedFormat = (text) =>
  feed.parse(JSON.parse(text)).jobs.flatMap((item): RawPosting[] => {
    const { success, data } = posting.safeParse(item);
    if (!success || data.part_time === false) return [];
    return [
      {
        title: data.title,
        employer: data.company ?? null,
        description: data.description ?? '',
        postalCode: data.postal_code ?? null,
        homeoffice: data.remote === true,
        url: data.url,
        publishedAt: data.published_at ?? null,
        expiresAt: data.expires_at ?? null,
      },
    ];
  });
