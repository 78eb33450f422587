/** Letters of German names; of other alphabets some look like these and lead elsewhere. */
const GERMAN = /^[a-z0-9äöüß.-]+$/;

/**
 * The host of a web address as people read it: 'bäckerei.de' where it was written so, otherwise as the net knows it.
 * @throws TypeError for what is no address
 */
export function readableHost(address: string): string {
  const { hostname } = new URL(address);
  const written = /^https?:\/\/([^/?#:@]+)/i.exec(address)?.[1]?.toLowerCase() ?? '';
  const isSame = GERMAN.test(written) && new URL(`https://${written}/`).hostname === hostname;
  return isSame ? written : hostname;
}
