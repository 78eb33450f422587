/** Signs that end a sentence or an address in a mail, as they are or as a browser writes them. */
const AT_THE_END = /(?:%(?:3e|3c|2c|2e|22|20|29|0d|0a)|[^\w-])+$/i;

/**
 * The secret of a link without what stands after it: mail programs take the '.' of a sentence, the '>'
 * or ',' behind an address into the link (access-47).
 */
export function tidyLinkToken(token: string): string {
  return token.slice(0, 200).trim().replace(AT_THE_END, '');
}
