import { openTestDatabase } from '../testing/test-database.ts';
import { countAttempt, type Limit } from './attempts.ts';

const minutes = 10;
const perAddress: Limit = { name: 'a', attempts: 2, minutes, perAddress: true };
const perAccount: Limit = { name: 'b', attempts: 2, minutes };

test.each([
  ['of an address', perAddress, 1, 2],
  ['of an address, raised', perAddress, 3, 6],
  ['of an account, never raised', perAccount, 3, 2],
])('attempts %s', async (_name, limit, addressLimitFactor, allowed) => {
  const { db, close } = await openTestDatabase();
  const services = {
    db,
    addressLimitFactor,
    now: () => new Date(Date.UTC(2026, 10, 21)),
  };
  for (let attempt = 0; attempt < allowed; attempt += 1) await countAttempt(services, limit, 'x');
  await expect(countAttempt(services, limit, 'x')).rejects.toMatchObject({ code: 'rate.limited' });
  await close();
});
