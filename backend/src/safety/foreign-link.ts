const ADDRESS =
  /(?:https?:\/\/|\bwww\.|(?=\b(?:bit\.ly|t\.ly|tinyurl\.com|cutt\.ly|is\.gd|rb\.gy|goo\.gl|ow\.ly|shorturl\.at|tiny\.cc)\/))([a-z0-9][a-z0-9.-]{2,100})/gi;
/** Where another messenger begins; told as that. */
const MESSENGER = /^(?:wa\.me|t\.me|(?:chat\.|api\.)?whatsapp\.com|telegram\.me)$/;

/** 'www.firma.de' as 'firma.de'. */
function hostOf(address: string): string {
  return address
    .toLowerCase()
    .replace(/^www\./, '')
    .split('.')
    .filter(Boolean)
    .join('.');
}

function hostsIn(text: string): string[] {
  return [...text.matchAll(ADDRESS)].map(([, host = '']) => hostOf(host));
}

const belongsTo = (host: string, known: string) => host === known || host.endsWith(`.${known}`);

/**
 * The first host that a text leads to and that is neither ours nor the employer's (safety-4).
 * @param own addresses whose hosts are known
 */
export function foreignHost(text: string, own: readonly string[]): string | null {
  const known = own.flatMap((address) => {
    const hosts = hostsIn(address);
    return hosts.length > 0 ? hosts : [hostOf(address.split('/')[0] ?? '')];
  });
  const isForeign = (host: string) =>
    !MESSENGER.test(host) && !known.some((one) => one !== '' && belongsTo(host, one));
  return hostsIn(text).find(isForeign) ?? null;
}
