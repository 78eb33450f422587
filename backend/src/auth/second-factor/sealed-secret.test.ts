import { randomBytes } from 'node:crypto';
import { openSecret, sealSecret } from './sealed-secret.ts';

const [first, second] = [randomBytes(32), randomBytes(32)];
const SECRET = 'SILVERJOBSDEMO2345';

test('OPER-08 operators-25 a secret is sealed with the first key and opens with any, for its user alone', () => {
  const sealed = sealSecret([first, second], 7, SECRET);
  expect(sealed).not.toContain(SECRET);
  expect(sealSecret([first], 7, SECRET)).not.toBe(sealed);
  expect(openSecret([first], 7, sealed)).toEqual({ secret: SECRET, isStale: false });
  expect(openSecret([second, first], 7, sealed)).toEqual({ secret: SECRET, isStale: true });
  expect(() => openSecret([first], 8, sealed)).toThrow('SECOND_FACTOR_KEYS');
  expect(() => openSecret([second], 7, sealed)).toThrow('SECOND_FACTOR_KEYS');
  expect(() => openSecret([first], 7, `${sealed.slice(0, -2)}AA`)).toThrow('SECOND_FACTOR_KEYS');
});

test('operators-25 what was written without keys is read and sealed at the next time', () => {
  expect(sealSecret([], 7, SECRET)).toBe(SECRET);
  expect(openSecret([], 7, SECRET)).toEqual({ secret: SECRET, isStale: false });
  expect(openSecret([first], 7, SECRET)).toEqual({ secret: SECRET, isStale: true });
});
