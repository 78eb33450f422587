/**
 * With large text: choices and fields that do not have 60 % of the width of the window, or of the dialog that is
 * open (layout-41). Those of the text size in the header are letters, and what ticks the row beside it has no words of
 * its own to see. Runs in the page; must not use anything from outside itself.
 */
export function findNarrowChoices(): string[] {
  const SHARE = 0.6;
  const problems = new Set<string>();
  const dialogs = document.querySelectorAll('[role=dialog], [role=alertdialog], dialog[open]');
  const root = [...dialogs].at(-1) ?? document.body;
  const room = root === document.body ? innerWidth : root.clientWidth;
  const named = (element: Element) =>
    `${element.localName}.${String(element.className).split(' ')[0]} „${(element.getAttribute('aria-label') ?? element.textContent)?.trim().slice(0, 30)}“`;
  const CHOICES =
    'input:not([type=hidden], [type=file]), select, textarea, .sj-segment, [role=radio], [role=option], [role=switch]';
  for (const one of root.querySelectorAll<HTMLElement>(CHOICES)) {
    const element = one.closest('.sj-input-box') ?? one.closest('label') ?? one;
    if (element.closest('[inert], .sj-visually-hidden, header')) continue;
    const isTick = element.localName === 'label' && element.querySelector('.sj-visually-hidden');
    if (isTick && element.textContent === isTick.textContent) continue;
    if (!element.checkVisibility({ checkVisibilityCSS: true })) continue;
    const { width } = element.getBoundingClientRect();
    if (width > 1 && width < room * SHARE)
      problems.add(`narrow: ${named(element)} ${Math.round((width / room) * 100)} %`);
  }
  return [...problems];
}
