import { displayAttributes, displayCookie, readDisplay } from '@silverjobs/contract/display';
import { STYLE_ATTRIBUTE } from '../common/document-names.ts';

/** Sets the text size that was chosen before 'Darstellung' was there. */
export function applyOldTextSize(): void {
  try {
    const size = localStorage.getItem('textSize');
    const isOld = size === '2' || size === '3';
    // Cookies are asked for across processes, which takes longer than all the rest of this.
    if (isOld && !/(?:^|; )display=/.test(document.cookie)) {
      document.documentElement.dataset.textSize = size;
    }
  } catch {
    // Without a storage nothing was chosen.
  }
}

/** Shows a document that is the same for everybody as this visitor has chosen (display-3). */
export function applyChosenDisplay(): void {
  try {
    const chosen = readDisplay(displayCookie(document.cookie));
    for (const [name, value] of Object.entries(chosen ? displayAttributes(chosen) : {})) {
      if (value !== null) document.documentElement.setAttribute(name, value);
    }
  } catch {
    // Where cookies are refused nothing was chosen.
  }
}

/**
 * Reads the typeface that stands in the styles, for which browsers let the first frame wait. Else it would
 * be read when that frame is laid out, which is then laid out a second time (delivery-65).
 */
export function loadTypeface(): void {
  document.fonts.load('1em "Atkinson Hyperlegible Next Variable"').catch(() => {});
}

/**
 * Applies the styles that the markup carries under another name: what is set by a script is no style
 * attribute (delivery-49). Runs right behind the markup and before its first frame.
 */
export function applyStyleAttributes(): void {
  for (const element of document.querySelectorAll<HTMLElement>(`[${STYLE_ATTRIBUTE}]`)) {
    element.style.cssText = element.getAttribute(STYLE_ATTRIBUTE) ?? '';
    element.removeAttribute(STYLE_ATTRIBUTE);
  }
}
