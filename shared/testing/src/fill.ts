import { fireEvent } from '@testing-library/react';

/**
 * Gives a field its text at once, instead of what it had: typed by `person.type`, each letter renders the page
 * again. For tests whose matter is the text, not the keys.
 */
export function fill(field: HTMLElement, value: string): void {
  fireEvent.change(field, { target: { value } });
}
