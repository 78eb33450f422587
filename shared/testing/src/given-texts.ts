import { screen } from '@testing-library/react';

/**
 * The plain German words that are rendered before a given text (words-4).
 * @param given the whole given text, as it is on the page
 * @throws when the text is not there, or nothing German stands before it
 */
export function plainWordsBefore(given: string): string {
  const shown = screen.getByText(given);
  const plain = shown.previousElementSibling;
  if (!plain?.textContent || plain.closest('[lang]:not(html)')) {
    throw new Error(`Nothing German stands before '${given}'`);
  }
  return plain.textContent;
}
