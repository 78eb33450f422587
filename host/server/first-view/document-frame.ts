import { randomBytes } from 'node:crypto';
import type { FirstView } from '../../common/first-view.ts';
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
const MADE = `<style data-emotion=${MARK}made</style>`;
const HOLES: readonly Hole[] = ['html', 'made', 'host', 'page', 'queries'];

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
    html: `${MADE}${MARK}html`,
    first,
    queries: `${MARK}queries`,
    styles: { host: `${MARK}host`, page: hasStyles ? `${MARK}page` : '' },
  });
  const [begin = '', ...rest] = text.replace(MADE, `${MARK}made`).split(MARK);
  const holes = rest.map((part) => {
    const hole = HOLES.find((name) => part.startsWith(name));
    if (!hole) throw new Error('A document has a hole without a name.');
    return hole;
  });
  return {
    texts: [begin, ...rest.map((part, index) => part.slice(holes[index]?.length))],
    holes,
  };
}
