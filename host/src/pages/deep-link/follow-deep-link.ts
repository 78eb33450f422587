import type { ApiClient } from '@silverjobs/api';
import { findLinkedRecords } from '@silverjobs/api/deep-link';
import { paths } from '@silverjobs/contract/paths';
import type { RegistryPage } from '@silverjobs/federation';
import { signInPath } from '../../../common/choose-page.ts';
import { addressOf, destinationOf } from '../../model/destination.ts';
import type { SessionService } from '../../session/session-service.ts';
import { type DeepLink, deepLinkPath } from './deep-link.ts';

/** What a link is followed with. */
export interface DeepLinkParts {
  api: ApiClient;
  session: SessionService;
  /** Every page that a live remote declares. */
  pages: readonly RegistryPage[];
}

/** The link itself, without its token: for who signs in in another way (access-40). */
export function pathOfLink({ target, id }: Pick<DeepLink, 'target' | 'id'>): string {
  return deepLinkPath(target, id ? String(id) : null);
}

/**
 * Where a link leads whoever is signed in now; looks the record up where needed.
 * @throws what the look-up throws (access-36)
 */
export async function followDeepLink(
  link: DeepLink,
  { api, session, pages }: DeepLinkParts,
): Promise<string> {
  const { signedIn } = await session.settled();
  if (!signedIn) return signInPath(pathOfLink(link));
  const { path, record } = destinationOf(pages, link);
  if (record === null || link.id === null) return addressOf(path, link.id);
  const records: Record<string, number> = await findLinkedRecords(api, link.id);
  const id = records[record];
  // A remote of later days may ask for a record that this host does not know.
  return id === undefined ? paths.start : addressOf(path, id);
}
