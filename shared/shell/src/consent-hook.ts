import { useStore } from 'zustand';
import type { ConsentChoice, ConsentName } from './consent.ts';
import { useShell } from './shell-context.tsx';

/** A purpose as a page sees it. */
export interface ConsentForPage {
  choice: ConsentChoice;
  /** Whether the service may be contacted now. */
  granted: boolean;
  decide(choice: 'granted' | 'denied'): void;
}

/**
 * The user's choice for a purpose; renders again when it changes.
 * @param name the purpose, such as 'maps' before a map is loaded (profile-35)
 */
export function useConsent(name: ConsentName): ConsentForPage {
  const { consent } = useShell();
  const choice = useStore(consent.store, (state) => state[name]);
  return {
    choice,
    granted: choice === 'granted',
    decide: (next) => consent.decide(name, next),
  };
}
