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
 * Makes the typeface that stands in the styles known at once, so that the first frame has it (delivery-65).
 * Read as a style it would be there after that frame was laid out, and `document.fonts.load` lays out what
 * has arrived of the document when it is done, before any frame: 0.1 s of a slow processor.
 */
export function addTypeface(): void {
  const rules = Array.from(document.styleSheets).flatMap(({ cssRules }) => Array.from(cssRules));
  for (const rule of rules) {
    if (!(rule instanceof CSSFontFaceRule)) continue;
    const read = (name: string) => rule.style.getPropertyValue(name);
    const data = /url\("?data:font\/woff2;base64,([^")]+)/.exec(read('src'))?.[1];
    if (data === undefined) continue;
    const text = atob(data);
    // Not Uint8Array.from: a call for each byte takes a slow processor longer than all else here.
    const bytes = new Uint8Array(text.length);
    for (let index = 0; index < bytes.length; index += 1) bytes[index] = text.charCodeAt(index);
    const face = new FontFace(read('font-family').replaceAll('"', ''), bytes, {
      weight: read('font-weight'),
      unicodeRange: read('unicode-range'),
    });
    document.fonts.add(face);
  }
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
