/** Element with the document's own typeface, which does not count before it is kept (delivery-65). */
export const TYPEFACE_ID = 'typeface';

/** Key of the storage: the release of the host whose typeface this browser has kept. */
export const TYPEFACE_KEY = 'silverjobs.typeface';

/** The typeface that a rendered document brings along and does not use. */
export function waitingTypeface(): HTMLStyleElement | null {
  const element = document.getElementById(TYPEFACE_ID);
  return element instanceof HTMLStyleElement && element.media !== 'all' ? element : null;
}
