import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const STEP_MS = 30_000;
const DIGITS = 6;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** As RFC 4226 recommends for SHA-1. */
const SECRET_BYTES = 20;

function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => BASE32[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((sign) => BASE32.indexOf(sign).toString(2).padStart(5, '0')).join('');
  const bytes = bits.match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}

/** A new secret for an authenticator, in Base32. */
export function createTotpSecret(): string {
  return toBase32(randomBytes(SECRET_BYTES));
}

/** The code of a step of 30 s (RFC 6238 with SHA-1 and six digits, which every app understands). */
export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 15;
  const value = hash.readUInt32BE(offset) & 0x7f_ff_ff_ff;
  return String(value % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** The step that a moment is in. */
export const stepAt = (now: Date) => Math.floor(now.getTime() / STEP_MS);

/** The step whose code this is: the one now, before or after, for clocks that differ; else null. */
export function matchingStep(secret: string, code: string, now: Date): number | null {
  const given = Buffer.from(code);
  const current = stepAt(now);
  const steps = [current, current - 1, current + 1].filter((step) => {
    const expected = Buffer.from(totpCode(secret, step));
    return expected.length === given.length && timingSafeEqual(expected, given);
  });
  return steps[0] ?? null;
}

/** What an authenticator reads, as text or from a QR code. */
export function enrolmentUri(secret: string, email: string, brand = 'silverjobs'): string {
  const issuer = encodeURIComponent(brand);
  return `otpauth://totp/${issuer}:${encodeURIComponent(email)}?secret=${secret}&issuer=${issuer}`;
}
