import { within } from '@testing-library/react';

/**
 * The plain German words that are rendered before a given text (words-4).
 * @param given the whole given text, as it is on the page
 * @param container where to look
 * @throws when the text is not there, or nothing German stands before it
 */
export function plainWordsBefore(given: string, container = document.body): string {
  const shown = within(container).getByText(given);
  const plain = shown.previousElementSibling;
  if (!plain?.textContent || plain.closest('[lang]:not(html)')) {
    throw new Error(`Nothing German stands before '${given}'`);
  }
  return plain.textContent;
}
