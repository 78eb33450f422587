import { CONSENT_KEY, type Consent } from '@silverjobs/shell';

/** A choice made in one tab counts in all of them at once. */
export function followOtherTabs(consent: Consent): void {
  window.addEventListener('storage', ({ key }) => {
    // Without a key everything was removed.
    if (key === CONSENT_KEY || key === null) consent.refresh();
  });
}
