import { readAuthToken } from '@silverjobs/shell';

/**
 * A page that the browser restores from its back cache has slept through signing out, or through somebody else's
 * signing in: it is loaded anew, and shows nothing of the account until then (layout-44).
 * @param reload loads the page anew
 */
export function watchRestoredPage(reload = () => window.location.reload()): void {
  let before = readAuthToken();
  window.addEventListener('pagehide', () => {
    before = readAuthToken();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || readAuthToken() === before) return;
    document.body.hidden = true;
    reload();
  });
}
