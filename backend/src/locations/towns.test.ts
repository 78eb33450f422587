import { addressLines } from '../bookings/add-booking.ts';
import { eq } from '../database/drizzle.ts';
import { candidates, clients, users } from '../database/schema.ts';
import { townsOf } from '../reference/towns/towns.ts';
import { employerProfileSample } from '../testing/employers.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { testUsers } from '../testing/test-users.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());

/** Sangerhausen and Wippra share it. */
const CODE = '06526';

const move = (location: { postal_code: string | null; town?: string | null }) =>
  api.send(
    'PUT /candidate/{id}',
    {
      params: { id: testUsers.candidate.candidateId },
      body: {
        id: testUsers.candidate.candidateId,
        location,
        ops: { mode: 'search_location_update' },
      },
    },
    'candidate',
  );
const cityNow = async () => {
  const { body } = await api.send('GET /auth/me', {}, 'candidate');
  return [body._candidate?.location.town, body._candidate?.display.city];
};

test('TRUST-25 the towns of a postal code, the main one first', async () => {
  expect(townsOf('15537', 'Erkner')).toEqual([
    'Erkner',
    'Gosen',
    'Gosen Neu Zittau',
    'Grünheide (Mark)',
  ]);
  expect(townsOf('50667', 'Köln')).toEqual(['Köln']);
  const { body } = await api.send('GET /postal_code/{code}', { params: { code: CODE } }, null);
  expect(body).toMatchObject({ city: 'Sangerhausen', towns: ['Sangerhausen', 'Wippra'] });
});

test.each([
  [{ postal_code: CODE, town: 'Wippra' }, ['Wippra', 'Wippra']],
  [{ postal_code: CODE, town: 'Sangerhausen' }, [null, 'Sangerhausen']],
  [{ postal_code: CODE, town: 'Wippra' }, ['Wippra', 'Wippra']],
  [{ postal_code: CODE, town: 'Erkner' }, [null, 'Sangerhausen']],
  [{ postal_code: CODE, town: 'Wippra' }, ['Wippra', 'Wippra']],
  [{ postal_code: '50667' }, [null, 'Köln']],
])('TRUST-25 who lives at %j is shown as in %j', async (location, shown) => {
  expect((await move(location)).status).toBe(200);
  expect(await cityNow()).toEqual(shown);
});

test('TRUST-25 the town is chosen at registration', async () => {
  const body = { email: 'wippra@example.org', password: 'Regenschirm am Rhein 61' };
  const place = { postal_code: `D-${CODE}`, town: 'Wippra' };
  await api.send('POST /auth/register', { body: { ...body, ...place } }, null);
  const [row] = await api.db
    .select({ town: candidates.town })
    .from(candidates)
    .innerJoin(users, eq(users.id, candidates.usersId))
    .where(eq(users.email, body.email));
  expect(row).toEqual({ town: 'Wippra' });
});

test('TRUST-25 an invoice shows the town that the employer chose', async () => {
  const body = { ...employerProfileSample, postal_code: CODE, town: 'Wippra' };
  const saved = await api.send('PUT /client', { body }, 'company');
  expect(saved.body).toMatchObject({ town: 'Wippra', city: 'Wippra' });
  const [client] = await api.db.select().from(clients).where(eq(clients.id, saved.body.id));
  if (!client) throw new Error('No client');
  expect(addressLines(client, saved.body.city)).toContain(`${CODE} Wippra`);
});
