import { isIPv6 } from 'node:net';

/** Bits of an IPv6 address that name a line; who has the line draws the others at will. */
const GROUPS_OF_A_LINE = 4;
const GROUPS = 8;
/** The first six groups of an IPv4 address that is written as an IPv6 one. */
const MAPPED = '0,0,0,0,0,65535';

/** Two groups as an IPv4 address. */
function dotted(groups: readonly string[]): string {
  const bytes = groups.flatMap((group) => {
    const value = Number.parseInt(group, 16);
    return [value >> 8, value & 0xff];
  });
  return bytes.join('.');
}

/**
 * What stands for one visitor's line: an IPv4 address, the first 64 bits of an IPv6 one. An IPv4 address
 * that is written as an IPv6 one is itself.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return address;
  const [before = '', after] = plain.split('::');
  const head = before.split(':').filter(Boolean);
  const tail = (after ?? '').split(':').filter(Boolean);
  const zeros = after === undefined ? 0 : GROUPS - head.length - tail.length;
  const groups = [...head, ...Array<string>(Math.max(0, zeros)).fill('0'), ...tail];
  const isMapped =
    groups
      .slice(0, 6)
      .map((group) => Number.parseInt(group, 16))
      .join() === MAPPED;
  if (isMapped) return dotted(groups.slice(6));
  const line = groups.slice(0, GROUPS_OF_A_LINE);
  return `${line.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
