import { eq } from '../database/drizzle.ts';
import { clients } from '../database/schema.ts';
import { employerProfileSample } from '../testing/employers.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { testUsers } from '../testing/test-users.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());

const { usersId } = testUsers.company;
const own = eq(clients.usersId, usersId);

async function profile() {
  const [row] = await api.db.select().from(clients).where(own);
  if (!row) throw new Error('The company has a profile.');
  return row;
}
async function verify() {
  await api.db.update(clients).set({ verifiedAt: api.clock.now }).where(own);
}
const rename = (_client: object, as: 'company' | 'privateEmployer' = 'company') =>
  api.sendRaw('PUT /users/{id}', { params: { id: testUsers[as].usersId }, body: { _client } }, as);

test.each<[string, () => Promise<unknown>]>([
  ['PUT /users/{id}', () => rename({ profile_name: 'Bundesagentur für Arbeit' })],
  [
    'PUT /client',
    () =>
      api.send(
        'PUT /client',
        { body: { ...employerProfileSample, profile_name: 'Andere' } },
        'company',
      ),
  ],
  [
    'PUT /client with another site',
    () =>
      api.send(
        'PUT /client',
        {
          body: {
            ...employerProfileSample,
            profile_name: 'Andere',
            profile_link: 'https://andere.example',
          },
        },
        'company',
      ),
  ],
  ['any statement', () => api.db.update(clients).set({ profileName: 'Von Hand' }).where(own)],
  [
    'any statement that changes the kind',
    () => api.db.update(clients).set({ isPrivate: true }).where(own),
  ],
])(
  'TRUST-33 TRUST-28 the mark of a verified employer ends with a change by %s',
  async (_, change) => {
    await verify();
    await change();
    expect((await profile()).verifiedAt).toBeNull();
  },
);

test('TRUST-33 TRUST-13 a known employer who takes another name is looked at anew; another site is no other one', async () => {
  const known = async () => (await profile()).knownAt;
  await api.db.update(clients).set({ knownAt: api.clock.now }).where(own);
  await api.db.update(clients).set({ profileLink: 'https://neu.example' }).where(own);
  expect(await known()).toEqual(api.clock.now);
  await rename({ profile_name: 'Sparkasse Köln' });
  expect(await known()).toBeNull();
});

test('TRUST-33 the mark stays when nothing changes that was looked at', async () => {
  await api.db.update(clients).set({ isPrivate: false, profileName: 'Weber' }).where(own);
  await verify();
  await rename({ profile_name: 'Weber', contact_name: 'Petra Weber' });
  const { verifiedAt, contactName } = await profile();
  expect([verifiedAt, contactName]).toEqual([api.clock.now, 'Petra Weber']);
});

test('TRUST-33 TRUST-28 a household takes the name of a company by no call', async () => {
  const body = { ...employerProfileSample, isPrivate: true, profile_name: 'Kranich Service GmbH' };
  const refused = { status: 400, body: { param: 'profile_name' } };
  expect(await api.sendRaw('PUT /client', { body }, 'privateEmployer')).toMatchObject(refused);
  const renamed = await rename({ profile_name: 'Kranich Service GmbH' }, 'privateEmployer');
  expect(renamed).toMatchObject(refused);
});
