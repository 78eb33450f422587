/** What a server answered to a request for a feed. */
export type FetchedFeed = {
  readonly bytes: Uint8Array;
  /** Header of HTTP, for example 'text/xml; charset=iso-8859-1'. */
  readonly contentType?: string | undefined;
};

/** How much of a document is looked through for its declaration, in bytes. */
const DECLARATION_BYTES = 1_000;

const DECLARED = /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([^"']{1,40})["']/;
const CHARSET = /;\s*charset\s*=\s*"?([\w.:-]{1,40})/i;

/** By the byte order mark, or by where the zeros of the first sign stand; null for other encodings. */
function wideEncodingOf([first, second, third]: Uint8Array): string | null {
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0 && second !== 0) return 'utf-16be';
  return second === 0 && third !== 0 && first !== 0 ? 'utf-16le' : null;
}

function decodeAs(label: string, bytes: Uint8Array, fatal: boolean): string {
  return new TextDecoder(label, { fatal }).decode(bytes);
}

/**
 * The text of a feed, without its byte order mark. What reads as UTF-8 is UTF-8, whatever is declared:
 * umlauts in another encoding never do. Everything else counts as its own declaration says, or HTTP.
 * @throws Error for an encoding that nobody knows
 */
export function decodeFeed({ bytes, contentType = '' }: FetchedFeed): string {
  const wide = wideEncodingOf(bytes);
  if (wide) return decodeAs(wide, bytes, false);
  try {
    return decodeAs('utf-8', bytes, true);
  } catch {
    const begin = Buffer.from(bytes.subarray(0, DECLARATION_BYTES)).toString('latin1');
    const label = DECLARED.exec(begin)?.[1] ?? CHARSET.exec(contentType)?.[1] ?? 'utf-8';
    try {
      return decodeAs(label.trim(), bytes, false);
    } catch {
      throw new Error(`The feed declares the unknown encoding ${label}`);
    }
  }
}
