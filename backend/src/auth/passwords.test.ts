import { verify } from '@node-rs/argon2';
import { hashPassword, verifyPassword } from './passwords.ts';

jest.mock('@node-rs/argon2', () => {
  const library = jest.requireActual<typeof import('@node-rs/argon2')>('@node-rs/argon2');
  return { ...library, verify: jest.fn(library.verify) };
});

test('LOG-02 an unknown address costs the same comparison as a known one', async () => {
  const stored = await hashPassword('geheim');
  expect(await verifyPassword(stored, 'geheim')).toBe(true);
  expect(await verifyPassword(stored, 'falsch')).toBe(false);
  expect(await verifyPassword(null, 'no account has this password')).toBe(false);
  const costs = jest
    .mocked(verify)
    .mock.calls.map(([hash]) => /^\$\w+\$v=\d+\$[^$]+/.exec(`${hash}`));
  expect(costs.map((cost) => cost?.[0])).toEqual(Array(3).fill('$argon2id$v=19$m=19456,t=2,p=1'));
});
