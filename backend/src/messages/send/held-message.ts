import { findEmployerProfile } from '../../clients/load-employer-profile.ts';
import type { Requester } from '../../http/requester.ts';
import { isGraveMessage } from '../../safety/hold.ts';
import type { Services } from '../../services.ts';

/**
 * Whether an operator sees a message before the other side does: what an employer writes with a grave
 * sign of fraud (safety-8). Candidates write to employers alone, and tell of such things in earnest.
 */
export async function isHeld(
  { db, publicUrl }: Pick<Services, 'db' | 'publicUrl'>,
  { clientId }: Pick<Requester, 'clientId'>,
  message: string,
): Promise<boolean> {
  if (clientId === null) return false;
  const { profileLink } = await findEmployerProfile(db, clientId);
  return isGraveMessage(publicUrl, profileLink, message);
}
