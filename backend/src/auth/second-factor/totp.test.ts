import { createTotpSecret, enrolmentUri, matchingStep, totpCode } from './totp.ts';

/** The secret of RFC 6238, '12345678901234567890', in Base32. */
const RFC = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => new Date(seconds * 1_000);

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('OPER-08 operators-3 the code at %d s is that of RFC 6238', (seconds, code) => {
  const step = Math.floor(seconds / 30);
  expect(totpCode(RFC, step)).toBe(code);
  expect(matchingStep(RFC, code, at(seconds))).toBe(step);
});

test.each([
  [-60, false],
  [-30, true],
  [0, true],
  [30, true],
  [60, false],
])('operators-3 a code counts %d s beside its own time: %p', (seconds, counts) => {
  const code = totpCode(RFC, 1_000);
  expect(matchingStep(RFC, code, at(1_000 * 30 + seconds)) === 1_000).toBe(counts);
});

test('operators-3 what is no code matches nothing', () => {
  for (const code of ['', '1', '00000', '0000000', 'abcdef']) {
    expect(matchingStep(RFC, code, at(59))).toBeNull();
  }
});

test('operators-2 every secret is another one, of 160 bits, and fits an authenticator', () => {
  const secrets = Array.from({ length: 20 }, createTotpSecret);
  expect(new Set(secrets).size).toBe(20);
  for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(enrolmentUri(RFC, 'a@b.example')).toBe(
    `otpauth://totp/silverjobs:a%40b.example?secret=${RFC}&issuer=silverjobs`,
  );
});
