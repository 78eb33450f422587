import { type Piece, piecesOf, type Span, spanOf } from './span.ts';

/** Ends of addresses in the net that people here have; 'Node.js' and 'u.a.' are none. */
const TOP_LEVEL = new Set(
  'de com net org eu info biz at ch li lu io app dev shop online tv gmbh koeln berlin hamburg bayern nrw email xyz club site website page link'.split(
    ' ',
  ),
);
/** Programs that are written like addresses. */
const PROGRAMS = new Set(['asp.net', 'vb.net', 'ado.net', 'paint.net']);
const AT = /^[([{<]{1,2}(?:at|ät|@)[)\]}>]{1,2}$/i;
const AT_INSIDE = /[([{](?:at|ät)[)\]}]/i;
const DOT = /^[([{<]?(?:punkt|dot|\.)[)\]}>]?$/i;

/** Without the brackets, quotes and full stops around it. */
const bare = (text: string) =>
  text.replace(/^[([{<„"'»]+/, '').replace(/[^\p{L}\p{N}/]{1,5}$/u, '');

function isLink(token: string): boolean {
  const text = bare(token).toLowerCase();
  if (text.includes('://') || text.startsWith('www.')) return true;
  const host = text.split('/')[0] ?? '';
  const labels = host.split('.');
  return (
    labels.length > 1 &&
    labels.every((label) => label.length > 1) &&
    TOP_LEVEL.has(labels.at(-1) ?? '') &&
    !PROGRAMS.has(host)
  );
}

/** Mail addresses and links, also where they are spelled: 'renate (at) web punkt de'. */
export function findAddresses(text: string): Span[] {
  // Without the comma or full stop after it.
  const tokens = piecesOf(text, /\S+/g).map((token) => {
    const shown = token.text.replace(/[,;.!?]{1,3}$/, '') || token.text;
    return { text: shown, from: token.from, to: token.from + shown.length };
  });
  const neighbours = (index: number): [Piece, Piece] => {
    const token = tokens[index] as Piece;
    return [tokens[index - 1] ?? token, tokens[index + 1] ?? token];
  };
  return tokens.flatMap((token, index): Span[] => {
    const lower = token.text.toLowerCase();
    const [before, after] = neighbours(index);
    if (lower === '@' || AT.test(lower)) return [spanOf('email', before, after)];
    if (lower.includes('@') || AT_INSIDE.test(lower)) return [spanOf('email', token)];
    if (lower === 'at' && isLink(after.text)) return [spanOf('email', before, after)];
    if (DOT.test(lower) && TOP_LEVEL.has(bare(after.text).toLowerCase())) {
      const name = tokens[index - 2];
      const isMail = name !== undefined && /^(?:at|ät)$/i.test(name.text);
      return [spanOf('link', isMail ? (tokens[index - 3] ?? name) : before, after)];
    }
    return isLink(token.text) ? [spanOf('link', token)] : [];
  });
}
