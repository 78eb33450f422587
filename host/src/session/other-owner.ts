import type { ApiClient } from '@silverjobs/api';
import { checkLink } from '@silverjobs/api/session';
import type { SessionService } from './session-service.ts';

/** A link of a mail to somebody who is not the one signed in. */
export interface OtherOwner {
  token: string;
  /** Whether it still signs in. */
  usable: boolean;
}

/**
 * Whether a link belongs to somebody else than the one who is signed in. What cannot be found out
 * counts as the user's own: a running session is never swapped without asking (access-40).
 */
export async function findOtherOwner(
  api: ApiClient,
  session: SessionService,
  token: string,
): Promise<OtherOwner | null> {
  const { signedIn } = await session.settled();
  if (!signedIn) return null;
  const found = await checkLink(api, token).catch(() => null);
  return found?.owner === 'other' ? { token, usable: found.usable } : null;
}
