/**
 * Runs in the head of a drawn document, as text, behind its typeface: lets it count where this browser has
 * kept it, so that it is there for the first frame (delivery-65). It must not use anything from outside
 * itself.
 */
export function takeKeptTypeface(id: string, key: string, release: string): void {
  try {
    const element = document.getElementById(id) as HTMLStyleElement | null;
    if (!element || localStorage.getItem(key) !== release) return;
    element.media = 'all';
    // Else it is asked for when the first frame is laid out, which is then laid out a second time.
    [...document.fonts]
      .pop()
      ?.load()
      .catch(() => {});
  } catch {
    // Without a storage nothing is known of what is kept.
  }
}
