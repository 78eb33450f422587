import { paths, pathTo } from '@silverjobs/contract/paths';
import { createLinkToken } from '../auth/link-tokens/create-link-token.ts';
import type { Services } from '../services.ts';

/** What the links of our mails lead to (access-35). */
export type DeepLinkPlace = { readonly target: 'communication'; readonly id: number };

/**
 * The address of a link that signs its reader in and leads to a place:
 * /redirects/{type}?param2=<token>&id=<id>&target=<type>. For mails to this user only.
 * @param services with the transaction that writes the mail
 */
export async function createDeepLink(
  { db, now, publicUrl }: Pick<Services, 'db' | 'now' | 'publicUrl'>,
  usersId: number,
  { target, id }: DeepLinkPlace,
): Promise<string> {
  const { token } = await createLinkToken(db, now(), { usersId, purpose: 'deep-link' });
  const query = new URLSearchParams({ param2: token, id: String(id), target });
  return `${publicUrl}${pathTo(paths.deepLink, { type: target })}?${query}`;
}
