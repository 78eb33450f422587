import { hash } from 'node:crypto';
import { readRenderedPage } from '@silverjobs/federation/first-view';
import { headTags, readHead } from '../common/head-tags.ts';
import {
  encodeStyleAttributes,
  extractStyles,
  hasSuspenseFallback,
  inlineText,
} from '../common/html.ts';
import { packNow } from '../http/pack-document.ts';
import type { FrameSlot } from './document-frame.ts';
import { createNeededStyles } from './needed-styles.ts';
import type { DocumentTask, FinishedDocument } from './render-thread.ts';

/** Finishes documents in the thread that has rendered their pages. */
export function createDocumentFinisher() {
  const encode = createEncoder();
  const neededStyles = createNeededStyles();
  /**
   * What is to be done before the page is rendered.
   * Whoever sends style sheets does so once, whatever becomes of the page.
   */
  const prepare = ({ sheets }: DocumentTask): void => neededStyles.learn(sheets);
  /**
   * Puts what was rendered into the frame of its document and packs it.
   * @param output what the host's part has given
   * @param hurried whether it is packed faster and not as small
   * @throws when a part of the page is missing
   */
  const finish = (
    output: string,
    { frame, sheets, packing, head: context, nonce }: DocumentTask,
    hurried = false,
  ): FinishedDocument => {
    const rendered = readRenderedPage(output);
    if (hasSuspenseFallback(rendered.html))
      throw new Error('A part of the page could not be rendered.');
    const { html, styles: made } = extractStyles(encodeStyleAttributes(rendered.html));
    const queries = inlineText(rendered.queries);
    const declared = readHead(rendered.head);
    const fillings: Record<FrameSlot, string> = {
      ...{ html, made, queries, head: headTags(declared, context) },
      ...neededStyles.needed(rendered.html, sheets),
    };
    const { texts, slots } = frame;
    const pieces = texts.flatMap((text, index) => {
      const slot = slots[index];
      return slot ? [text, fillings[slot]] : [text];
    });
    const { status, movedTo } = declared ?? {};
    return {
      output: packing.kind === 'none' ? pieces.join('') : packNow(encode(pieces), packing, hurried),
      ...(status !== undefined && { status }),
      ...(movedTo !== undefined && { movedTo }),
      ...(nonce !== undefined && { tag: tagOf(pieces.join(''), nonce) }),
    };
  };
  return { prepare, finish, forget: neededStyles.forget };
}

/** Tag of a document: its content, but for the nonce, which is drawn for each. */
function tagOf(text: string, nonce: string): string {
  return hash('sha256', text.replaceAll(nonce, ''), 'base64url').slice(0, 27);
}

/**
 * Writes texts into the same room each time, and nobody sees more of it than was written: as one string
 * a document would be large enough for V8 to keep it until its next whole collection.
 */
function createEncoder() {
  let room = Buffer.allocUnsafe(0);
  return (pieces: readonly string[]): Uint8Array => {
    const most = 3 * pieces.reduce((sum, { length }) => sum + length, 0);
    if (room.length < most) room = Buffer.allocUnsafe(most);
    const end = pieces.reduce((place, piece) => place + room.write(piece, place), 0);
    return room.subarray(0, end);
  };
}
