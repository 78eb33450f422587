import type { PartnerFeed } from './feed.ts';

/** Where the demo serves its feed, below /api. */
export const DEMO_FEED_PATH = '/demo/partner-jobs.json';

/** The feed that the demo fetches from itself. @param url base address of the backend */
export function demoFeedOf(url: string): PartnerFeed {
  return {
    key: 'demo',
    name: 'Beispiel-Stellenportal',
    url: `${url}/api${DEMO_FEED_PATH}`,
    format: 'json',
    internal: true,
  };
}
