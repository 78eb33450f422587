import { employerProfileSample } from '../testing/employers.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());

test('EMP-02 a company finds what it has said of itself, and what candidates see', async () => {
  const { body } = await api.send('GET /client', {}, 'company');
  expect(body).toMatchObject({
    profile_name: 'Weber Holzbau GmbH',
    sector_id: 1,
    city: 'Köln',
    complete: true,
    _shown: {
      profile_name: 'Weber Holzbau GmbH',
      salutation_label: 'Herr',
      subsector_label: 'Holz',
    },
  });
});

test('EMP-02 a private employer says little, and candidates see less', async () => {
  const before = await api.send('GET /client', {}, 'privateEmployer');
  expect(before.body._shown).toMatchObject({ contact_name: null, profile_link: null });
  const body = {
    ...employerProfileSample,
    isPrivate: true,
    profile_name: 'Familie K.',
    contact_name: null,
    street: null,
    postal_code: null,
    profile_description: 'Zwei Kinder\n\nund ein Hund',
  };
  const saved = await api.send('PUT /client', { body }, 'privateEmployer');
  expect(saved.body).toMatchObject({
    isPrivate: true,
    company_size_id: null,
    profile_link: null,
    profile_description: 'Zwei Kinder\n\nund ein Hund',
    _shown: { profile_description: '<p>Zwei Kinder</p>\n<p>und ein Hund</p>' },
  });
});

test.each([
  ['contact_name', { contact_name: null }],
  ['street', { street: null }],
  ['postal_code', { postal_code: null }],
  ['postal_code', { postal_code: '00000' }],
  ['profile_name', { profile_name: ' ' }],
  ['profile_link', { profile_link: 'javascript:alert(1)' }],
  ['employer_type_id', { employer_type_id: 99 }],
  ['subsector_id', { subsector_id: 99 }],
])('EMP-02 a company profile with a wrong %s is refused', async (param, wrong) => {
  const body = { ...employerProfileSample, ...wrong };
  const answer = await api.send('PUT /client', { body }, 'company');
  expect(answer).toMatchObject({ status: 400, body: { param } });
});

test('TRUST-13 a description with a grave sign of fraud is not taken, whichever call brings it', async () => {
  const grave =
    'Vor Beginn überweisen Sie uns bitte 50 Euro Gebühr und schicken eine Kopie Ihres Personalausweises.';
  const body = { ...employerProfileSample, profile_description: grave };
  const refused = await api.send('PUT /client', { body }, 'company');
  expect(refused).toMatchObject({ status: 400, body: { param: 'profile_description' } });
  const { body: kept } = await api.send('GET /client', {}, 'company');
  expect(JSON.stringify(kept)).not.toContain('Personalausweis');
  const harmless = { ...body, profile_description: 'Wir bauen Dachstühle, seit 1971.' };
  expect((await api.send('PUT /client', { body: harmless }, 'company')).status).toBe(200);
});
