import { readAuthToken, type SessionState } from '@silverjobs/shell';
import { FIRST_VIEW_ID, type FirstView } from '../../../common/first-view.ts';

/**
 * Takes what the server has drawn the page with; null when it has drawn none, or for somebody else
 * than is signed in now.
 */
export function takeFirstView(): FirstView | null {
  const element = document.getElementById(FIRST_VIEW_ID);
  const text = element?.textContent;
  element?.remove();
  if (!text) return null;
  const first = JSON.parse(text) as FirstView;
  return (first.user !== null) === (readAuthToken() !== null) ? first : null;
}

/** What the session begins with: taking over draws with the store's first state. */
export function sessionOf(first: FirstView | null): Partial<SessionState> {
  if (!first) return { status: 'loading' };
  return { status: first.user ? 'ready' : 'anonymous', user: first.user };
}
