import { paths } from '@silverjobs/contract/paths';
import { safeRedirectPath } from '@silverjobs/contract/redirect-path';

/**
 * The address of a link that signs in with its token and leads on. Whoever cannot sign in with it any
 * more comes to the same place with the password (access-40).
 * @param from path of the application to lead to; anything else leads to the start page
 */
export function signInAddress(publicUrl: string, token: string, from?: string): string {
  const path = safeRedirectPath(from);
  const query = new URLSearchParams({ token, ...(path && { from: path }) });
  return `${publicUrl}${paths.login}?${query}`;
}
