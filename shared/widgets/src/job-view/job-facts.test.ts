/** @jest-environment node */
import { buildClientProfile, buildJobDemand } from '@silverjobs/testing';
import { contactPerson, keyFacts, leadLine, mapPlace, placeLines } from './job-facts.ts';

test('JOB-02 key facts of a company: job type, workload, homeoffice and place', () => {
  expect(keyFacts(buildJobDemand())).toEqual([
    { term: 'Stellentyp', value: 'Teilzeit' },
    {
      term: 'Arbeitszeit, mindestens',
      given: 'Mindestens benötigtes Arbeitspensum',
      value: '10 Stunden pro Woche',
    },
    { term: 'Homeoffice', value: 'Nicht möglich' },
    {
      term: 'Ort der Arbeit',
      given: 'Suchort',
      value: '50968 Köln und 10 km Umkreis',
    },
  ]);
});

test('REACH-09 employers-93 employers-96 times, first day, places and street stand there where they are said', () => {
  const said = {
    times_label: 'Montag, vormittags',
    starts_on: '2027-02-01',
    places: 3,
    street: 'Domstraße 7',
  };
  expect(keyFacts(buildJobDemand(said)).slice(4)).toEqual([
    { term: 'Tage und Zeiten', value: 'Montag, vormittags' },
    { term: 'Erster Arbeitstag', value: '01.02.2027' },
    { term: 'Freie Stellen', value: '3' },
  ]);
  expect(placeLines(buildJobDemand(said))[0]).toBe('Domstraße 7');
});

test('JOB-02 key facts of a private employer: workload and place only', () => {
  const job = buildJobDemand({ _client: buildClientProfile({ isPrivate: true }) });
  expect(keyFacts(job).map(({ given }) => given)).toEqual([
    'Mindestens benötigtes Arbeitspensum',
    'Suchort',
  ]);
});

test.each([
  ['a company with both', {}, 'Frau Petra Lindner'],
  ['without salutation', { salutation_label: null }, 'Petra Lindner'],
  ['without name', { contact_name: ' ' }, ''],
  ['a private employer', { isPrivate: true }, 'Privat'],
])('JOB-04 contact person of %s', (_, values, expected) => {
  expect(contactPerson(buildClientProfile(values))).toBe(expected);
});

test.each([
  ['all of it', {}, 'Caritas-Altenzentrum St. Maternus · 50968 Köln'],
  ['no place', { postal_code: null, city: null }, 'Caritas-Altenzentrum St. Maternus'],
  ['no employer', { _client: buildClientProfile({ profile_name: null }) }, '50968 Köln'],
])('the line under the title with %s', (_, values, expected) => {
  expect(leadLine(buildJobDemand(values))).toBe(expected);
});

test('the place in words, each part only when filled', () => {
  expect(placeLines(buildJobDemand())).toEqual(['50968 Köln', 'Nordrhein-Westfalen']);
  expect(placeLines(buildJobDemand({ city: null, region_label: null }))).toEqual(['50968']);
  expect(placeLines({ postal_code: null, city: null, region_label: null })).toEqual([]);
});

test('JOB-05 the map shows the place with its radius, and nothing without coordinates', () => {
  expect(mapPlace(buildJobDemand())).toEqual({
    label: '50968 Köln',
    region: 'Nordrhein-Westfalen',
    at: { lat: 50.9, lon: 6.97 },
    radius: 10_000,
  });
  expect(mapPlace(buildJobDemand({ latitude: null }))).toBeNull();
});

// Each of the four facts there or not, for a company and for a private employer.
const combinations = [false, true].flatMap((isPrivate) =>
  Array.from({ length: 16 }, (_, bits) => ({
    isPrivate,
    type: (bits & 1) > 0,
    workload: (bits & 2) > 0,
    homeoffice: (bits & 4) > 0,
    place: (bits & 8) > 0,
  })),
);

test.each(combinations)('JOB-02 key facts with %j', (given) => {
  const facts = keyFacts(
    buildJobDemand({
      job_type_label: given.type ? 'Minijob' : null,
      work_load_label: given.workload ? 'ab 10 Stunden' : null,
      homeoffice_label: given.homeoffice ? 'teilweise' : null,
      search_location_label: given.place ? '50968 Köln' : null,
      _client: buildClientProfile({ isPrivate: given.isPrivate }),
    }),
  );
  const shown = facts.filter(({ value }) => value).map(({ value }) => value);
  expect(shown).toEqual([
    ...(given.type && !given.isPrivate ? ['Minijob'] : []),
    ...(given.workload ? ['ab 10 Stunden'] : []),
    ...(given.homeoffice && !given.isPrivate ? ['teilweise'] : []),
    ...(given.place ? ['50968 Köln'] : []),
  ]);
});
