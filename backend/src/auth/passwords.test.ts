import { verify } from '@node-rs/argon2';
import { hashPassword, verifyPassword } from './passwords.ts';

test('LOG-02 an unknown address costs the same comparison as a known one', async () => {
  const compare = jest.fn(verify);
  const stored = await hashPassword('geheim');
  expect(await verifyPassword(stored, 'geheim', compare)).toBe(true);
  expect(await verifyPassword(stored, 'falsch', compare)).toBe(false);
  expect(await verifyPassword(null, 'no account has this password', compare)).toBe(false);
  const costs = compare.mock.calls.map(([hash]) => /^\$\w+\$v=\d+\$[^$]+/.exec(`${hash}`));
  expect(costs.map((cost) => cost?.[0])).toEqual(Array(3).fill('$argon2id$v=19$m=19456,t=2,p=1'));
});
