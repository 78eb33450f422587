import { expect, type Page } from '@playwright/test';

/** Fails when the page scrolls sideways, or when text is hidden by its box or by the window. */
export async function expectNothingCutOff(page: Page): Promise<void> {
  const found = await page.evaluate(() => {
    const nameOf = (element: Element) =>
      `${element.tagName}.${element.className}: ${element.textContent?.trim().slice(0, 40)}`;
    const hidesFromSight = (style: CSSStyleDeclaration) =>
      style.clipPath !== 'none' || style.clip !== 'auto' || style.position === 'absolute';
    const problems: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) problems.push(`the page is ${scrollWidth} wide`);
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (!element.checkVisibility() || element.closest('[inert], .skip-link, .sj-visually-hidden'))
        continue;
      const style = getComputedStyle(element);
      const clips = ['hidden', 'clip'];
      const cutX = clips.includes(style.overflowX) && element.scrollWidth > element.clientWidth + 1;
      const cutY =
        clips.includes(style.overflowY) && element.scrollHeight > element.clientHeight + 1;
      const tiny = element.clientWidth <= 1 && hidesFromSight(style);
      if ((cutX || cutY) && !tiny && element.textContent?.trim())
        problems.push(`cut: ${nameOf(element)}`);
      const ownText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      if (!ownText || tiny) continue;
      const { left, right } = element.getBoundingClientRect();
      if (left < -1 || right > clientWidth + 1) problems.push(`outside: ${nameOf(element)}`);
    }
    return problems;
  });
  expect(found).toEqual([]);
}
