const ASCII = /^[\u0020-\u007E]*$/;
/** Letters, digits, dots and dashes of any alphabet. */
export const HOST = /^[\p{L}\p{Mark}\p{N}.-]+$/u;

/** 'bäckerei.de' as 'xn--bckerei-5wa.de', as the net knows it; what is no host stays. */
export function asciiHost(host: string): string {
  if (ASCII.test(host) || !HOST.test(host)) return host;
  try {
    return new URL(`http://${host}/`).hostname;
  } catch {
    return host;
  }
}

/** Letters of German names; of other alphabets some look like these and lead elsewhere. */
const GERMAN = /^[a-z0-9äöüß.-]+$/;
const PREFIX = 'xn--';

/** Numbers of Punycode (RFC 3492, section 5). */
const BASE = 36;
const T_MIN = 1;
const T_MAX = 26;
const SKEW = 38;
const DAMP = 700;

/** The bias after a difference (RFC 3492, section 6.1). */
function adapt(difference: number, points: number, isFirst: boolean): number {
  let delta = Math.floor(difference / (isFirst ? DAMP : 2));
  delta += Math.floor(delta / points);
  let bias = 0;
  while (delta > ((BASE - T_MIN) * T_MAX) / 2) {
    delta = Math.floor(delta / (BASE - T_MIN));
    bias += BASE;
  }
  return bias + Math.floor(((BASE - T_MIN + 1) * delta) / (delta + SKEW));
}

/** The text that 'bckerei-5wa' stands for (RFC 3492, section 6.2); null for what stands for none. */
function decodePunycode(encoded: string): string | null {
  const end = encoded.lastIndexOf('-');
  const points = [...encoded.slice(0, Math.max(end, 0))];
  let code = 128;
  let place = 0;
  let bias = 72;
  for (let at = end + 1; at < encoded.length; ) {
    const before = place;
    let weight = 1;
    for (let step = BASE; ; step += BASE) {
      const digit = Number.parseInt(encoded[at] ?? '', BASE);
      if (Number.isNaN(digit)) return null;
      at += 1;
      // Digits are a to z, then 0 to 9; parseInt counts them the other way round.
      const value = digit < 10 ? digit + 26 : digit - 10;
      place += value * weight;
      const threshold = Math.min(Math.max(step - bias, T_MIN), T_MAX);
      if (value < threshold) break;
      weight *= BASE - threshold;
    }
    const length = points.length + 1;
    bias = adapt(place - before, length, before === 0);
    code += Math.floor(place / length);
    if (code > 0x10ffff) return null;
    place %= length;
    points.splice(place, 0, String.fromCodePoint(code));
    place += 1;
  }
  return points.join('');
}

/** A host as people read it, from how the net knows it: 'bäckerei.de' of 'xn--bckerei-5wa.de'. */
function readable(hostname: string): string {
  if (!hostname.includes(PREFIX)) return hostname;
  const labels = hostname
    .split('.')
    .map((label) => (label.startsWith(PREFIX) ? decodePunycode(label.slice(4)) : label));
  const words = labels.includes(null) ? '' : labels.join('.');
  if (!GERMAN.test(words)) return hostname;
  // What the net does not know by these letters was no name.
  return asciiHost(words) === hostname ? words : hostname;
}

/**
 * The host of a web address as people read it: 'bäckerei.de'; as the net knows it where it has letters that are not
 * German.
 * @throws TypeError for what is no address
 */
export const readableHost = (address: string): string => readable(new URL(address).hostname);

/** A mail address as people read it (formats-29): 'heinz@bäckerei.de' of 'heinz@xn--bckerei-5wa.de'. */
export function readableEmail(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  return `${address.slice(0, at)}${readable(address.slice(at))}`;
}
