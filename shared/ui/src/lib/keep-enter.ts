import type { KeyboardEvent } from 'react';

/** What the form of a binding act listens to: Enter in a field never sends it (layout-31). */
export function keepEnter(event: KeyboardEvent): void {
  const isInput = (event.target as Element).localName === 'input';
  if (event.key === 'Enter' && isInput) event.preventDefault();
}
