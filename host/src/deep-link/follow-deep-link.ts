import type { ApiClient } from '@silverjobs/api';
import { findCommunicationJob, findConversation } from '@silverjobs/api/deep-link';
import { login } from '@silverjobs/api/session';
import { LINK_SIGN_IN_EMAIL } from '@silverjobs/contract/constants';
import { signInPath } from '../routing/choose-page.ts';
import type { SessionService } from '../session/session-service.ts';
import { type DeepLink, deepLinkPath, destinationOf } from './deep-link.ts';

/**
 * Signs in with the link's token, looks the record up where needed, and gives the path to go to.
 * @throws what the sign-in or the look-up throws (DEEP-04)
 */
export async function followDeepLink(
  link: DeepLink,
  api: ApiClient,
  session: SessionService,
): Promise<string> {
  if (link.token) await session.begin(await login(api, LINK_SIGN_IN_EMAIL, link.token));
  const { signedIn } = await session.settled();
  if (!signedIn) return signInPath(deepLinkPath(link.target, link.id ? String(link.id) : null));
  const destination = destinationOf(link);
  switch (destination.kind) {
    case 'path':
      return destination.path;
    case 'communication':
      return `/messages/${await findConversation(api, destination.id)}`;
    case 'job-demand':
      return `/jobs/${await findCommunicationJob(api, destination.id)}`;
  }
}
