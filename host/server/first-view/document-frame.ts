import { randomBytes } from 'node:crypto';
import type { FirstView } from '../../common/first-view.ts';
import type { NeededStyles } from './needed-styles.ts';

/** What a page is rendered with, but for the answered queries, which come out of the rendering as text. */
export type ServerRenderContext = Omit<FirstView, 'queries'>;

/** A rendered page as a document is composed of it. */
export interface RenderedView {
  html: string;
  first: ServerRenderContext;
  /** The answered queries, as JSON. */
  queries: string;
  /** Title and descriptions. */
  head: string;
  styles: NeededStyles;
}

/** What of a document is known only when its page is rendered; `made` are styles made while rendering. */
export type FrameSlot = 'html' | 'made' | 'host' | 'page' | 'queries' | 'head';

/** A document without what is rendered: texts, and between each two of them a slot. */
export interface DocumentFrame {
  texts: readonly string[];
  slots: readonly FrameSlot[];
}

/** Nobody outside this process can know it, so no visitor's text is ever taken for a slot. */
const MARK = `slot-${randomBytes(16).toString('hex')}-`;
const MADE = `<style data-emotion=${MARK}made</style>`;
const SLOTS: readonly FrameSlot[] = ['html', 'made', 'host', 'page', 'queries', 'head'];

/**
 * Composes a document before its page is rendered, so that the thread that renders can finish and pack it:
 * markup, queries and styles are not handed from thread to thread then, and read once more in each.
 * @param compose composes a document of a rendered page
 * @param hasStyles whether the page has style sheets of its own
 */
export function buildDocumentFrame(
  compose: (view: RenderedView) => string,
  first: ServerRenderContext,
  hasStyles: boolean,
): DocumentFrame {
  const text = compose({
    html: `${MADE}${MARK}html`,
    first,
    queries: `${MARK}queries`,
    head: `${MARK}head`,
    styles: { host: `${MARK}host`, page: hasStyles ? `${MARK}page` : '' },
  });
  const [begin = '', ...rest] = text.replace(MADE, `${MARK}made`).split(MARK);
  const slots = rest.map((part) => {
    const slot = SLOTS.find((name) => part.startsWith(name));
    if (!slot) throw new Error('A document has a slot without a name.');
    return slot;
  });
  return {
    texts: [begin, ...rest.map((part, index) => part.slice(slots[index]?.length))],
    slots,
  };
}
