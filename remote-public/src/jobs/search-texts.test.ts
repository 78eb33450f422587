/** @jest-environment node */
import { headOfSearch, understoodText } from './search-texts.ts';

const found = {
  jobs: [],
  count: 40,
  count_is_least: false,
  page: 2,
  pages: 2,
  what: { text: '', kind: 'all', occupation: null, is_guess: false, others: [] },
  where: {
    text: '',
    is_known: true,
    is_guess: false,
    location_id: null,
    label: null,
    place: null,
    others: [],
  },
  filters: {
    job_types: [],
    work_loads: [],
    homeoffice: false,
    pay_from: null,
    radius_km: null,
    order: 'newest',
  },
  ignored: [],
} as const satisfies Parameters<typeof headOfSearch>[1];

test('PUB-05 PUB-11 only the list of all jobs is listed, and of it the first page', () => {
  expect(headOfSearch({ seite: '2' }, found)).toMatchObject({
    title: 'Alle Stellen – Seite 2',
    canonical: '/stellen?seite=2',
  });
  expect(headOfSearch({ seite: '2' }, found).unlisted).toBe(true);
  expect(headOfSearch({}, { ...found, page: 1 }).unlisted).toBeUndefined();
  expect(headOfSearch({ was: 'Garten', lohn: '15' }, found)).toMatchObject({
    title: 'Stellen: Garten – Seite 2',
    unlisted: true,
    feeds: {
      rss: '/stellen.rss?was=Garten&lohn=15',
      atom: '/stellen.atom?was=Garten&lohn=15',
    },
  });
});

test('PUB-05 a search for an occupation names the page of that occupation as its own', () => {
  const occupation = { id: 1, label: 'Gärtner/in', slug: 'gaertner-in' };
  const what = { ...found.what, kind: 'occupation', text: 'gertner', occupation, is_guess: true };
  const answer = { ...found, what } as Parameters<typeof headOfSearch>[1] & object;
  expect(headOfSearch({ was: 'gertner' }, answer).canonical).toBe('/stellen/beruf/gaertner-in');
  expect(understoodText(answer)).toBe('„gertner“ haben wir als „Gärtner/in“ verstanden.');
});
