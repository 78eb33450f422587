import {
  JOB_BOOKING_NET_CENTS,
  JOBS_IMPORTED_PER_DAY,
  type JobImport,
  type JobImportInput,
} from '@silverjobs/contract';
import { JOB_DAYS } from '@silverjobs/contract/narrowing-texts';
import { and, eq, isNotNull, like, sql } from '../database/drizzle.ts';
import { bookings, clients, jobDemands, lookupOptions, rateLimits } from '../database/schema.ts';
import { timeBits } from '../database/tables/job-times.ts';
import { homeofficeLevels, jobTypes, workLoads } from '../reference/lookups/options.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { testUsers } from '../testing/test-users.ts';
import { openWork, servicesOf, workOff } from '../testing/work.ts';
import { readTimes } from './read-times.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
  const { clientId } = testUsers.company;
  const verified = { verifiedAt: api.clock.now };
  await api.db.update(clients).set(verified).where(eq(clients.id, clientId));
  // The lists of the product: files name hours and kinds by their words.
  const lists = { work_load: workLoads, job_type: jobTypes, homeoffice: homeofficeLevels };
  for (const [kind, options] of Object.entries(lists)) {
    const rows = options.map(({ id, label }) => ({ kind, id, label }));
    await api.db
      .insert(lookupOptions)
      .values(rows)
      .onConflictDoUpdate({
        target: [lookupOptions.kind, lookupOptions.id],
        set: { label: sql`excluded.label` },
      });
  }
});
beforeEach(async () => {
  await api.db.delete(jobDemands).where(isNotNull(jobDemands.externalRef));
  await api.db.delete(rateLimits);
});
afterAll(() => api.close());

const HEAD = 'Kennung;Titel;Beschreibung;PLZ;Stellentyp;Stunden;Lohn von;Lohn je;Ende';
const TABLE = [
  HEAD,
  'A1;Tischler für die Werkstatt;Sie hobeln und leimen.;50667;Teilzeit;10;16,50;Stunde;',
  'A2;Tischlerin für Möbel;"Sie bauen; gern auch Türen.";50667;Minijob;6;;;20.01.2027',
].join('\r\n');

type Options = Partial<Omit<JobImportInput, 'source'>>;

/** Uploads a file as the page does and reads it. */
async function read(file: string | Uint8Array, options: Options = {}) {
  const bytes = Buffer.from(file);
  const upload = { name: 'stellen.csv', bytes: bytes.length, fingerprint: '1' };
  const { id } = (await api.send('POST /paper_upload', { body: upload }, 'company')).body;
  const part = { params: { id }, body: { offset: 0, content: bytes.toString('base64') } };
  await api.send('PUT /paper_upload/{id}', part, 'company');
  const body = {
    source: { kind: 'upload' as const, id },
    end_missing: false,
    work_load_id: null,
    job_type_id: null,
    ...options,
  };
  return api.send('POST /job_import', { body }, 'company');
}

async function agree({ id, net_cents }: Pick<JobImport, 'id' | 'net_cents'>): Promise<JobImport> {
  const params = { id };
  const sent = { params, body: { net_cents } };
  expect((await api.send('POST /job_import/{id}/confirm', sent, 'company')).status).toBe(200);
  await workOff(openWork(servicesOf(api)), ['job-import']);
  return (await api.send('GET /job_import/{id}', { params }, 'company')).body;
}

const actsOf = ({ list }: JobImport) => list.map(({ reference, act }) => [reference, act]);
const imported = () =>
  api.db
    .select()
    .from(jobDemands)
    .where(
      and(eq(jobDemands.clientId, testUsers.company.clientId), isNotNull(jobDemands.externalRef)),
    )
    .orderBy(jobDemands.externalRef);

test('REACH-10 employers-85 a table is looked at, then posted and booked; twice is once', async () => {
  const before = await api.db.$count(bookings);
  const { body: shown } = await read(TABLE);
  expect(actsOf(shown)).toEqual([
    ['A1', 'new'],
    ['A2', 'new'],
  ]);
  expect(shown).toMatchObject({ format: 'csv', net_cents: 2 * JOB_BOOKING_NET_CENTS });
  expect(await imported()).toEqual([]);

  const done = await agree(shown);
  expect(done).toMatchObject({ state: 'done', rows: 2, handled: 2 });
  expect(done.list.map(({ outcome }) => outcome)).toEqual(['done', 'done']);
  const jobs = await imported();
  expect(jobs).toMatchObject([
    { externalRef: 'A1', status: 'active', payFrom: 1650, payUnit: 'hour', workLoadId: 5 },
    { externalRef: 'A2', description: '<p>Sie bauen; gern auch Türen.</p>', jobTypeId: 1 },
  ]);
  expect(await api.db.$count(bookings)).toBe(before + 2);

  await agree(shown);
  const { body: again } = await read(TABLE);
  expect(actsOf(again)).toEqual([
    ['A1', 'same'],
    ['A2', 'same'],
  ]);
  await agree(again);
  expect(await imported()).toEqual(jobs);
  expect(await api.db.$count(bookings)).toBe(before + 2);
});

test('REACH-09 REACH-10 employers-85 each line says what the form would ask to think over, and is taken all the same', async () => {
  const table = [
    `${HEAD};Wochentage;Erster Arbeitstag`,
    'H1;Tischler im Wochenenddienst;Junges Team, 12 €/Stunde.;50667;Minijob;20;12;Stunde;;Mo bis Mi;01.02.2020',
    'H2;Tischlerin für Möbel;Sie bauen.;50667;Teilzeit;10;18;Stunde;;;',
  ].join('\r\n');
  const { body: shown } = await read(table);
  expect(actsOf(shown)).toEqual([
    ['H1', 'new'],
    ['H2', 'new'],
  ]);
  const [first, second] = shown.list;
  const said = first?.hints?.join(' ');
  for (const words of [
    'Minijob hat höchstens',
    'Der Mindestlohn beträgt',
    'der 01.02.2020, ist schon vorbei',
    'Im Text steht Samstag und Sonntag, angegeben ist Montag bis Mittwoch.',
    '„Junges Team“ kann jemanden wegen des Alters ausschließen.',
  ]) {
    expect(said).toContain(words);
  }
  expect(second?.hints).toEqual([]);
  const done = await agree(shown);
  expect(done.list.map(({ outcome }) => outcome)).toEqual(['done', 'done']);
});

test('REACH-10 what changes is said, and changed for nothing', async () => {
  await agree((await read(TABLE)).body);
  const changed = TABLE.replace('16,50', '17').replace('A2;Tischlerin für', 'A2;Tischler/in für');
  const { body: shown } = await read(changed);
  expect(shown.net_cents).toBe(0);
  expect(shown.list).toMatchObject([
    {
      act: 'change',
      changes: [{ field: 'Lohn', before: '16,50 € pro Stunde', after: '17 € pro Stunde' }],
    },
    { act: 'change', changes: [{ field: 'Titel' }] },
  ]);
  await agree(shown);
  expect(await imported()).toMatchObject([{ payFrom: 1700 }, { title: 'Tischler/in für Möbel' }]);
});

test('REACH-10 employers-87 a column names the own application address, what is none is said', async () => {
  const table = (cell: string) =>
    `${HEAD};Bewerbungsadresse\r\nA1;Tischler;Text;50667;Teilzeit;10;;;;${cell}`;
  const { body: first } = await read(table('www.weber.example'));
  expect(first.list[0]).toMatchObject({
    act: 'new',
    note: expect.stringContaining('Bewerbungsadresse'),
  });
  await agree((await read(table('https://weber.example/jobs'))).body);
  expect(await imported()).toMatchObject([{ applicationAddress: 'https://weber.example/jobs' }]);
  const { body: changed } = await read(table('Jobs@Weber.example'));
  const [before, after] = ['https://weber.example/jobs', 'jobs@weber.example'];
  expect(changed.list).toMatchObject([
    { act: 'change', changes: [{ field: 'Bewerbungsadresse', before, after }] },
  ]);
});

test('REACH-10 another job under the same reference is booked anew, never for nothing', async () => {
  await agree((await read(TABLE)).body);
  const { body: shown } = await read(
    TABLE.replace('Tischler für die Werkstatt', 'Empfangsdame im Hotel'),
  );
  expect(shown.list[0]).toMatchObject({ act: 'book', net_cents: JOB_BOOKING_NET_CENTS });
  const params = { id: shown.id };
  const cheap = { params, body: { net_cents: 0 } };
  expect((await api.sendRaw('POST /job_import/{id}/confirm', cheap, 'company')).status).toBe(409);
  const before = await api.db.$count(bookings);
  await agree(shown);
  expect(await api.db.$count(bookings)).toBe(before + 1);
});

test('REACH-10 one bad row costs itself alone, with its reason', async () => {
  const rows = [
    HEAD,
    'A1;Tischler;Text;50667;Teilzeit;10;;;',
    ';Tischler ohne Kennung;Text;50667;Teilzeit;10;;;',
    'A1;Tischler doppelt;Text;50667;Teilzeit;10;;;',
    'A3;;Text;50667;Teilzeit;10;;;',
    'A4;Tischler;Text;99999;Teilzeit;10;;;',
    'A5;Qwertz;Text;50667;Teilzeit;10;;;',
    'A6;Tischler;Text;50667;Teilzeit;;;;',
    'A7;Tischler;Text;50667;Teilzeit;10;;;31.02.2027',
    'A8;Tischler;Text;50667;Teilzeit;10;;;01.01.2020',
    'A9;Tischler;;50667;Teilzeit;10;;;',
  ];
  const { body: shown } = await read(rows.join('\n'));
  expect(shown.list.map(({ act }) => act)).toEqual(['new', ...Array(9).fill('refused')]);
  const notes = shown.list.map(({ note }) => note ?? '');
  expect(notes[1]).toMatch(/Kennung fehlt/);
  expect(notes[2]).toMatch(/schon weiter oben/);
  expect(notes[3]).toMatch(/Titel|Tätigkeit/);
  expect(notes[4]).toMatch(/Postleitzahl/);
  expect(notes[5]).toMatch(/keine Tätigkeit/);
  expect(notes[6]).toMatch(/Arbeitszeit fehlt/);
  expect(notes[7]).toMatch(/31\.02\.2027/);
  expect(notes[8]).toMatch(/vorbei/);
  expect(notes[9]).toMatch(/beschreiben/);
  const done = await agree(shown);
  expect(done.list[0]?.outcome).toBe('done');
  expect(await imported()).toHaveLength(1);
});

test('REACH-10 an activity read out of the title is said before it is paid for', async () => {
  const rows = [
    'Kennung;Titel;Beschreibung;PLZ;Tätigkeit;Stellentyp;Stunden',
    'A1;Tischler;Text;50667;Tischler/in;Teilzeit;10',
    'A2;Tischler;Text;50667;Raumschifflenker;Teilzeit;10',
    'A3;Tischler;Text;50667;;Teilzeit;10',
  ];
  const { body: shown } = await read(rows.join('\n'));
  expect(shown.list.map(({ note }) => note)).toEqual([
    null,
    'Die Tätigkeit „Raumschifflenker“ kennen wir nicht. Aus dem Titel lesen wir: Tischler/in.',
    'Aus dem Titel lesen wir: Tischler/in.',
  ]);
});

test('REACH-10 what is missing ends only where that is wanted and nothing is unclear', async () => {
  await agree((await read(TABLE)).body);
  const one = TABLE.split('\r\n').slice(0, 2).join('\r\n');
  expect(actsOf((await read(one)).body)).toEqual([['A1', 'same']]);
  const unclear = (await read(`${one}\r\n;Tischler;Text;50667;;;;;`, { end_missing: true })).body;
  expect(unclear.ends_kept).toMatch(/laufen weiter/);
  expect(actsOf(unclear)).toEqual([
    ['A1', 'same'],
    [null, 'refused'],
  ]);
  const { body: shown } = await read(one, { end_missing: true });
  expect(actsOf(shown)).toEqual([
    ['A1', 'same'],
    ['A2', 'end'],
  ]);
  await agree(shown);
  expect(await imported()).toMatchObject([{ status: 'active' }, { status: 'closed' }]);
  // Back within its time, it runs again for nothing.
  const back = (await read(TABLE)).body;
  expect(back.list[1]).toMatchObject({ act: 'reopen', net_cents: 0 });
  await agree(back);
  expect(await imported()).toMatchObject([{ status: 'active' }, { status: 'active' }]);
  expect(await imported()).toHaveLength(2);
});

test('REACH-10 what was changed by hand after the look stays as it is', async () => {
  await agree((await read(TABLE)).body);
  const { body: shown } = await read(TABLE.replace('16,50', '17'));
  await api.db.update(jobDemands).set({ payFrom: 2000 }).where(eq(jobDemands.externalRef, 'A1'));
  const done = await agree(shown);
  expect(done.list[0]).toMatchObject({
    outcome: 'failed',
    note: expect.stringContaining('nach der Vorschau geändert'),
  });
  expect(await imported()).toMatchObject([{ payFrom: 2000 }, {}]);
});

test('REACH-10 fraud is held as when it is typed', async () => {
  const fraud = [
    HEAD,
    'F1;Tischler;Vor Beginn überweisen Sie bitte 200 Euro Gebühr für Ihre Unterlagen.;50667;Teilzeit;10;;;',
  ].join('\n');
  const { body: shown } = await read(fraud);
  expect(shown.list[0]?.note).toMatch(/liest sie ein Mensch/);
  await agree(shown);
  expect(await imported()).toMatchObject([{ status: 'paused', heldFor: 'sign' }]);
});

const INDEED = `<?xml version="1.0" encoding="ISO-8859-1"?><source><publisher>ATS</publisher>
<job><title><![CDATA[Tischler f\u00fcr T\u00fcren]]></title><referencenumber>X1</referencenumber>
<country>DE</country><postalcode>50667</postalcode><jobtype>parttime</jobtype>
<salary>16.50 per hour</salary><description><![CDATA[<p>Sie bauen:</p><ul><li>T\u00fcren</li></ul>]]></description></job>
<job><title>Kaputt <b></title><referencenumber>X2</referencenumber></job></source>`;
const HR_BA = `<HRBAXMLJobPositionPosting><Header><TypeOfLoad>F</TypeOfLoad></Header><Data>
<JobPositionPosting><JobPositionPostingId>H1</JobPositionPostingId>
<JobPositionInformation><JobPositionTitleDescription>Tischler</JobPositionTitleDescription>
<Objective>Sie hobeln.</Objective><JobPositionDescription><JobPositionLocation><Location>
<CountryCode>DE</CountryCode><PostalCode>50667</PostalCode></Location></JobPositionLocation>
</JobPositionDescription></JobPositionInformation></JobPositionPosting></Data></HRBAXMLJobPositionPosting>`;

test('REACH-10 Indeed-XML in an old encoding and HR-BA-XML are read like feeds of partners', async () => {
  const choices = { work_load_id: 3, job_type_id: 2 };
  const indeed = (await read(Buffer.from(INDEED, 'latin1'), choices)).body;
  expect(indeed).toMatchObject({ format: 'indeed-xml', unreadable: 1 });
  expect(indeed.list).toMatchObject([{ reference: 'X1', title: 'Tischler für Türen', act: 'new' }]);
  await agree(indeed);
  expect(await imported()).toMatchObject([
    { payFrom: 1650, jobTypeId: 2, description: expect.stringContaining('<li>Türen</li>') },
  ]);
  const hrBa = (await read(HR_BA, choices)).body;
  expect(hrBa.format).toBe('hr-ba-xml');
  expect(actsOf(hrBa)).toEqual([['H1', 'new']]);
  const changes = HR_BA.replace('<TypeOfLoad>F<', '<TypeOfLoad>D<').replace(
    /<JobPositionPosting>.*<\/JobPositionPosting>/s,
    '<DeleteEntry><EntryId>X1</EntryId></DeleteEntry>',
  );
  expect(actsOf((await read(changes, choices)).body)).toEqual([['X1', 'end']]);
});

test('REACH-09 employers-93 places, first day and street are read where a file says them', async () => {
  const choices = { work_load_id: 3, job_type_id: 2 };
  const said = { places: 2, startsOn: '2027-02-01', street: 'Domstraße 7' };
  const files = [
    'Kennung;Titel;Beschreibung;PLZ;Freie Stellen;Erster Arbeitstag;Straße;Wochentage;Tageszeit\nC1;Tischler;Text;50667;2;1.2.2027;Domstraße 7;Mo-Mi;vormittags',
    HR_BA.replace('</PostalCode>', '</PostalCode><StreetName>Domstraße 7</StreetName>').replace(
      '</JobPositionInformation>',
      '<NumberToFill>2</NumberToFill><AssignmentStartDate>2027-02-01</AssignmentStartDate>$&',
    ),
  ];
  for (const file of files) await agree((await read(file, choices)).body);
  const saidTimes = timeBits(['monday', 'tuesday', 'wednesday', 'morning']);
  expect(await imported()).toMatchObject([
    { ...said, saidTimes },
    { ...said, saidTimes: null },
  ]);
  // Of a first day that is over, or at once, nothing is said; what nobody understands is.
  const others = ['1.2.2020', 'ab sofort', 'bald'].map(
    (day, at) => `D${at};Tischler;Text;50667;viele;${day};`,
  );
  const { body } = await read([files[0]?.split('\n')[0], ...others].join('\n'), choices);
  const many =
    'Aus dem Titel lesen wir: Tischler/in. Mit „viele“ als „Freie Stellen“ können wir nichts anfangen.';
  expect(body.list.map(({ note }) => note)).toEqual([
    many,
    many,
    `${many} Mit „bald“ als „Erster Arbeitstag“ können wir nichts anfangen.`,
  ]);
  await agree(body);
  const without = (await imported()).filter(({ externalRef }) => externalRef?.startsWith('D'));
  expect(without.map(({ startsOn, places }) => [startsOn, places])).toEqual(
    Array(3).fill([null, null]),
  );
});

test.each([
  ['Mo, Mi', ['monday', 'wednesday']],
  ['Mo-Fr', JOB_DAYS.slice(0, 5)],
  ['montags bis mittwochs und sa.', ['monday', 'tuesday', 'wednesday', 'saturday']],
  ['werktags früh', [...JOB_DAYS.slice(0, 5), 'morning']],
  ['Wochenende – abends', ['saturday', 'sunday', 'evening']],
  ['Fr – Mo', ['monday', 'friday']],
  ['weekdays, afternoons', [...JOB_DAYS.slice(0, 5), 'afternoon']],
  ['nach Absprache', undefined],
])('REACH-09 employers-96 the days and times %j are %j', (text, times) => {
  expect(readTimes(text)).toEqual(times);
});

test.each([
  ['no table', 'Das ist ein Brief.', /nicht lesen/],
  ['a table without lines', HEAD, /keine Anzeige/],
  ['XML that is cut off', INDEED.slice(0, 200), /nicht lesen/],
  ['bytes', Buffer.from([0, 1, 2, 3]), /nicht lesen/],
])('REACH-10 %s is refused in words', async (_, file, message) => {
  const { status, body } = await read(file);
  expect(status).toBe(400);
  expect((body as unknown as { message: string }).message).toMatch(message);
});

test('REACH-10 a feed is fetched from the open net alone', async () => {
  const ask = (url: string) =>
    api.sendRaw(
      'POST /job_import',
      {
        body: {
          source: { kind: 'address', url },
          end_missing: false,
          work_load_id: null,
          job_type_id: null,
        },
      },
      'company',
    );
  for (const url of ['https://127.0.0.1/feed', 'https://[::1]/', 'https://169.254.169.254/']) {
    expect([url, (await ask(url)).status]).toEqual([url, 400]);
  }
  expect((await ask('http://feed.example/')).status).toBe(400);
});

/** As many as an employer may post in a day are posted at night alone (`TESTS=all`). */
const MANY = process.env.TESTS === 'all' ? 500 : 40;

test('REACH-10 many advertisements are read twice with the same result, up to those of a day', async () => {
  const lines = Array.from(
    { length: MANY },
    (_, index) => `R${index};Tischler in Halle ${index};Sie hobeln.;50667;Teilzeit;10;;;`,
  );
  const file = [HEAD, ...lines].join('\r\n');
  const { body: shown } = await read(file);
  expect(new Set(shown.list.map(({ act }) => act))).toEqual(new Set(['new']));
  await agree(shown);
  const jobs = await imported();
  expect(jobs).toHaveLength(MANY);
  const { body: again } = await read(file, { end_missing: true });
  expect(new Set(again.list.map(({ act }) => act))).toEqual(new Set(['same']));
  await agree(again);
  expect(await imported()).toEqual(jobs);
  const count = JOBS_IMPORTED_PER_DAY;
  await api.db.update(rateLimits).set({ count }).where(like(rateLimits.key, 'job-import:%'));
  const { body: more } = await read(`${file}\r\nR500;Tischler;Text;50667;Teilzeit;10;;;`);
  expect(more.list.at(-1)).toMatchObject({
    act: 'refused',
    note: expect.stringContaining('Heute sind noch 0'),
  });
}, 240_000);
