import { readDrawn } from '@silverjobs/federation/first-view';
import { inlineText } from '../inline-json.ts';
import { packNow } from '../pack-document.ts';
import type { Hole } from './document-frame.ts';
import { carryStyles, holdsUnfinished, splitStyles } from './markup.ts';
import { createNeededStyles } from './needed-styles.ts';
import type { DocumentTask } from './worker-messages.ts';

/** Finishes documents in the thread that has drawn their pages. */
export function createFinisher() {
  const neededStyles = createNeededStyles();
  /**
   * What is to be done before the page is drawn.
   * Whoever sends style sheets does so once, whatever becomes of the page.
   */
  const prepare = ({ sheets }: DocumentTask): void => neededStyles.learn(sheets);
  /**
   * Puts what was drawn into the frame of its document and packs it.
   * @param output what the host's part has given
   * @throws when a part of the page is missing
   */
  const finish = (
    output: string,
    { frame, sheets, packing }: DocumentTask,
  ): string | Uint8Array => {
    const drawn = readDrawn(output);
    if (holdsUnfinished(drawn.html)) throw new Error('A part of the page could not be drawn.');
    const { html, styles: made } = splitStyles(carryStyles(drawn.html));
    const queries = inlineText(drawn.queries);
    const fillings: Record<Hole, string> = {
      ...{ html, made, queries },
      ...neededStyles.needed(drawn.html, sheets),
    };
    const { texts, holes } = frame;
    const pieces = texts.map((text, index) => {
      const hole = holes[index];
      return hole ? text + fillings[hole] : text;
    });
    const body = packNow(pieces.join(''), packing);
    // Of its own room only: it is handed to another thread without being copied.
    return typeof body === 'string' ? body : new Uint8Array(body);
  };
  return { prepare, finish };
}
