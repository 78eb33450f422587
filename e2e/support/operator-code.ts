import { createHmac } from 'node:crypto';

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** Of the demo's operator (docs/operating.md). */
const DEMO_SECRET = 'SILVERJOBSDEMO2345SILVERJOBSDEMO';

function keyOf(secret: string): Buffer {
  const bits = [...secret].map((sign) => BASE32.indexOf(sign).toString(2).padStart(5, '0'));
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}

/**
 * The code that an authenticator shows (RFC 6238), written anew: the tests do not believe the product's.
 * @param later steps of 30 s from now; the next one counts already
 */
export function operatorCode(later = 0): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + later));
  const hash = createHmac('sha1', keyOf(DEMO_SECRET)).update(counter).digest();
  const number = hash.readUInt32BE((hash.at(-1) ?? 0) & 15) & 0x7f_ff_ff_ff;
  return String(number % 1_000_000).padStart(6, '0');
}

/**
 * For `toPass` around a sign-in with a code: until the next one counts it takes 30 s, and only five
 * wrong ones in a row are let through.
 */
export const perStep = { intervals: [15_000], timeout: 60_000 };
