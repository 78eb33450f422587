import { randomBytes } from 'node:crypto';
import type { FirstView } from '../../src/first-view/first-view.ts';
import type { NeededStyles } from './needed-styles.ts';

/** What a page is drawn with, but for the answered queries, which come out of the drawing as text. */
export type DrawnFor = Omit<FirstView, 'queries'>;

/** A drawn page as a document is composed of it. */
export interface DrawnView {
  html: string;
  first: DrawnFor;
  /** The answered queries, as JSON. */
  queries: string;
  styles: NeededStyles;
}

/** What of a document is known only when its page is drawn; `made` are styles made while drawing. */
export type Hole = 'html' | 'made' | 'host' | 'page' | 'queries';

/** A document without what is drawn: texts, and between each two of them a hole. */
export interface DocumentFrame {
  texts: readonly string[];
  holes: readonly Hole[];
}

/** Nobody outside this process can know it, so no visitor's text is ever taken for a hole. */
const MARK = `hole-${randomBytes(16).toString('hex')}-`;
const MARKS = new RegExp(`<style data-emotion=${MARK}(made)</style>|${MARK}(\\w+)`);

/**
 * Composes a document before its page is drawn, so that the thread that draws can finish and pack it:
 * markup, queries and styles are not handed from thread to thread then, and read once more in each.
 * @param compose composes a document of a drawn page
 * @param hasStyles whether the page has style sheets of its own
 */
export function frameOf(
  compose: (view: DrawnView) => string,
  first: DrawnFor,
  hasStyles: boolean,
): DocumentFrame {
  const text = compose({
    html: `<style data-emotion=${MARK}made</style>${MARK}html`,
    first,
    queries: `${MARK}queries`,
    styles: { host: `${MARK}host`, page: hasStyles ? `${MARK}page` : '' },
  });
  // Of three parts each, two are names: one of them is the hole's.
  const parts = text.split(MARKS);
  const texts = parts.filter((_, index) => index % 3 === 0);
  const holes = texts.slice(1).map((_, index) => {
    return (parts[index * 3 + 1] ?? parts[index * 3 + 2]) as Hole;
  });
  return { texts, holes };
}
