/** A sign that ends a sentence or an address in a mail, as it is or as a browser writes it. */
const LAST_SIGN = /(?:%(?:3e|3c|2c|2e|22|20|29|0d|0a)|[^\w-])$/i;

/**
 * The secret of a link without what stands after it: mail programs take the '.' of a sentence, the '>'
 * or ',' behind an address into the link (access-47).
 */
export function tidyLinkToken(token: string): string {
  let tidy = token.slice(0, 200).trim();
  while (LAST_SIGN.test(tidy)) tidy = tidy.replace(LAST_SIGN, '');
  return tidy;
}
