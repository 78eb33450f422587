import { type Piece, piecesOf, type Span, spanOf } from './span.ts';

/** Ends of addresses in the net that people here have; 'Node.js' and 'u.a.' are none. */
const TOP_LEVEL = new Set(
  'de com net org eu info biz at ch li lu io app dev shop online tv gmbh koeln cologne berlin hamburg bayern nrw ruhr saarland wien tirol email mail xyz club site website web page link me blog family name art work jobs pro one life live world today space store team cloud'.split(
    ' ',
  ),
);
/** Programs that are written like addresses. */
const PROGRAMS = new Set(['asp.net', 'vb.net', 'ado.net', 'paint.net', 'booking.com', 'draw.io']);
const AT_MARK = /^[([{<*_-]{0,3}(?:@|\(a\)|a-?t|ät|et|klammeraffe|affenschwanz)[)\]}>*_-]{0,3}$/i;
/** Words that alone are an '@' only before an address. */
const AT_WORD = /^(?:at|ät|et|klammeraffe|affenschwanz)$/i;
const AT_INSIDE = /[([{<](?:at|ät|a|@|klammeraffe)[)\]}>]/i;
const DOT = /^[([{<]{0,2}(?:punkt|dot|\.)[)\]}>]{0,2}$/i;
const DOT_INSIDE = /[([{<](?:punkt|dot|\.)[)\]}>]/gi;
/** So many words an address that is spelled out has at most on one side. */
const CHAIN = 12;
/** Where a profile is named: what follows is who somebody is there. */
const NETWORKS =
  /^(?:whats-?app|telegram|signal|threema|skype|viber|wechat|line|discord|snapchat|instagram|insta|facebook|fb|linkedin|xing|tiktok|twitter|mastodon|bluesky|youtube|teams|icq|wire|matrix)\b/i;
const LABEL =
  /^(?:name|id|nutzer(?:name)?|user(?:name)?|account|profil|konto|kanal|handle|unter|ist|lautet|heißt|bin|ich|dort|mein|meine|auch|als|nick(?:name)?|kontakt)$/i;

/** Without the brackets, quotes and full stops around it. */
const bare = (text: string) =>
  text.replace(/^[([{<„"'»]+/, '').replace(/[^\p{L}\p{N}/]{1,5}$/u, '');

function isLink(token: string): boolean {
  const text = bare(token).replace(DOT_INSIDE, '.').toLowerCase();
  if (text.includes('://') || /^(?:www|http|https)[.:]/.test(text)) return true;
  const [host = '', ...path] = text.split('/');
  const labels = host.split('.');
  const end = labels.at(-1) ?? '';
  if (labels.length < 2 || labels.some((label) => label === '') || PROGRAMS.has(host)) return false;
  if (TOP_LEVEL.has(end)) return path.length > 0 || labels.every((label) => label.length > 1);
  // 't.me/x', 'bit.ly/x': a path behind a name with a full stop.
  return path.some((part) => part.length > 1) && /^[a-z]{2,10}$/.test(end) && !/\d/.test(end);
}

const isHandle = (text: string) =>
  /[\p{L}\p{N}][._-][\p{L}\p{N}]|_/u.test(text) || (/\p{L}/u.test(text) && /\d/.test(text));

/** 'Telegram: renate60', 'Signal-Name sommer.77': who somebody is in a network. */
function findHandles(tokens: readonly Piece[]): Span[] {
  return tokens.flatMap((token, index): Span[] => {
    if (!NETWORKS.test(bare(token.text))) return [];
    let at = index + 1;
    let isNamed = token.text.endsWith(':');
    while (
      at < index + CHAIN &&
      (LABEL.test(bare(tokens[at]?.text ?? '')) || tokens[at]?.text === ':')
    ) {
      isNamed = true;
      at += 1;
    }
    const handle = tokens[at];
    if (!handle || /[,;.)]$/.test(tokens[at - 1]?.text ?? '')) return [];
    const text = bare(handle.text);
    const isOne = isHandle(text) || (isNamed && /^\p{Ll}[\p{L}\d]{3,}$/u.test(text));
    return isOne && !/^\d+$/.test(text) ? [spanOf('link', handle)] : [];
  });
}

/** Tokens of a text without the comma or full stop after them. */
function tokensOf(text: string): Piece[] {
  return piecesOf(text, /\S+/g).map((token) => {
    const shown = token.text.replace(/[,;!?]{1,3}$|\.{1,3}$/, '') || token.text;
    return { text: shown, from: token.from, to: token.from + shown.length };
  });
}

/** Mail addresses and links, also where they are spelled: 'renate (at) web punkt de'. */
export function findAddresses(text: string): Span[] {
  const tokens = tokensOf(text);
  const none: Piece = { text: '', from: 0, to: 0 };
  const tokenAt = (index: number) => tokens[index] ?? none;
  const isDot = (index: number) => DOT.test(tokenAt(index).text);
  /** The last token of 'web punkt de', or the one of 'web.de'. */
  const endOfHost = (index: number): number => {
    let at = index;
    while (at < index + CHAIN && isDot(at + 1) && tokens[at + 2]) at += 2;
    return at;
  };
  /** The first token of 'renate punkt koch'. */
  const beginOfName = (index: number): number => {
    let at = index;
    while (at > index - CHAIN && isDot(at - 1) && tokens[at - 2]) at -= 2;
    return at;
  };
  const isHost = (index: number) => {
    const end = endOfHost(index);
    return end > index
      ? TOP_LEVEL.has(bare(tokenAt(end).text).toLowerCase())
      : isLink(tokenAt(index).text);
  };
  const withPath = (index: number): Piece => {
    let at = index;
    while (
      at < index + CHAIN &&
      tokens[at + 1] &&
      (tokenAt(at + 1).text.startsWith('/') || tokenAt(at).text.endsWith('/'))
    ) {
      at += 1;
    }
    return tokenAt(at);
  };
  const spans = tokens.flatMap((token, index): Span[] => {
    const lower = token.text.toLowerCase();
    const around = () =>
      spanOf(
        'email',
        tokens[beginOfName(index - 1)] ?? token,
        tokens[endOfHost(index + 1)] ?? token,
      );
    if (AT_WORD.test(lower)) return isHost(index + 1) ? [around()] : [];
    if (AT_MARK.test(lower)) return [around()];
    if (lower.includes('@') || AT_INSIDE.test(lower)) {
      // '@renate' is a name, 'renate@' goes on.
      const [first, last] = [
        lower.startsWith('@') && isDot(index - 1) ? beginOfName(index) : index,
        lower.endsWith('@') ? endOfHost(index + 1) : endOfHost(index),
      ];
      return [spanOf('email', tokenAt(first), tokens[last] ?? token)];
    }
    const end = endOfHost(index);
    if (end > index && !isDot(index) && isHost(index)) {
      return [spanOf('link', token, withPath(end))];
    }
    return isLink(token.text) ? [spanOf('link', token, withPath(index))] : [];
  });
  return [...spans, ...findHandles(tokens)];
}
