/** Marks the style sheets of a remote that the first view waits for. */
export const PAGE_STYLE_MARK = 'data-page-style';

/** What arrives later is of no use for a first view, in milliseconds. */
export const STYLE_PATIENCE_MS = 3_000;

/**
 * Runs in the head of a document with a first view, as text: gives up a remote's style sheet that
 * hangs, because the browser neither shows anything nor runs scripts while it waits for one (FED-04).
 * The page asks for it again. It must not use anything from outside itself.
 */
export function releaseStyles(mark: string, patience: number): void {
  setTimeout(() => {
    for (const link of document.querySelectorAll<HTMLLinkElement>(`link[${mark}]`)) {
      if (!link.sheet) link.remove();
    }
  }, patience);
}
