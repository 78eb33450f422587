import type { User } from '@silverjobs/contract';
import {
  buildSubscriptionDetails,
  type Handlers,
  type RenderedPage,
  renderPage,
} from '@silverjobs/testing';
import { AccountPage } from '../AccountPage.tsx';

/** The link to recommend silverjobs with. */
export const LINK = 'https://example.org/signup?empfehlung=abc';

/** A subscription that runs. */
export const active = buildSubscriptionDetails({
  current_period_end: Date.UTC(2026, 11, 18, 12) / 1_000,
});

/** Opens the page of a user. */
export function openAccount(
  user: User,
  handlers: Handlers = {},
  stored: Record<string, string> = {},
): RenderedPage {
  return renderPage(<AccountPage />, {
    user,
    stored,
    route: '/account',
    handlers: {
      'GET /referral': () => ({ link: LINK, registered: 0 }),
      'GET /candidate_subscription_details': () => active,
      'GET /alert_config': () => [],
      'GET /invoice': () => [],
      ...handlers,
    },
  });
}
