import type { Locator } from '@playwright/test';

/**
 * How many words somebody reads in a part of a page: all that can be seen, legal sentences, buttons and
 * links included, and what is chosen in a list. Not counted is what is looked through for one's own answer (boxes
 * and circles without a tick, entries of a list that are not chosen), what only a screen reader says, and what
 * was typed. A page is counted as it stands when she goes on.
 * The way from the registration to the first list had 204 before: 62 of the form, 41, 36 and 46 of the questions,
 * 19 of the end; 191 without the legal sentence, which comes to the 190 that the task is measured by. A notice
 * of 26 words above each question is not in it.
 */
export async function countWords(part: Locator): Promise<number> {
  return part.evaluate((root) => {
    const isLookedThrough = (element: Element) => {
      if (element.closest('[role="option"]:not([aria-selected="true"])')) return true;
      const input = element.closest('label')?.querySelector<HTMLInputElement>('input');
      return (input?.type === 'radio' || input?.type === 'checkbox') && !input.checked;
    };
    const isSeen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
    };
    const texts = [...root.querySelectorAll('select')]
      .filter(isSeen)
      .flatMap(({ selectedOptions }) => [...selectedOptions].map(({ text }) => text));
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      if (!element || element.closest('select') || !isSeen(element)) continue;
      if (!isLookedThrough(element)) texts.push(walker.currentNode.textContent ?? '');
    }
    return texts.flatMap((text) => text.match(/\S*[\p{L}\p{N}]\S*/gu) ?? []).length;
  });
}
