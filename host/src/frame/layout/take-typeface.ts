import { waitingTypeface } from '../../../common/typeface.ts';

const LATE = 'font-display: optional';

/** None where a sheet is not ours to read, as what an extension of the browser has added. */
function rulesOf(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return Array.from(sheet.cssRules);
  } catch {
    return [];
  }
}

/**
 * Takes the typeface where it came too late for the first frame (delivery-65): what was waiting for the
 * next document counts from now on.
 */
export function takeTypeface(): void {
  const waiting = waitingTypeface();
  if (waiting) waiting.media = 'all';
  for (const sheet of document.styleSheets) {
    rulesOf(sheet).forEach(({ cssText }, place) => {
      if (!cssText.startsWith('@font-face') || !cssText.includes(LATE)) return;
      sheet.deleteRule(place);
      sheet.insertRule(cssText.replace(LATE, 'font-display: swap'), place);
    });
  }
}
