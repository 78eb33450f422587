/** @jest-environment node */
import { otherLanguages } from '@silverjobs/contract/other-languages';
import { buildCandidate } from '@silverjobs/testing';
import { fact, missingHint } from './fact.ts';
import { languagesText } from './languages.ts';
import { contactFacts, traitFacts } from './personal-facts.ts';
import { desiredFacts, placeText, radiusText } from './search-facts.ts';

const candidate = buildCandidate();
const displayValue = (facts: ReturnType<typeof traitFacts>, term: string) =>
  facts.find((one) => one.term === term)?.value;

test.each([null, '', '   '])('PROF-02 %p counts as no value and gets a hint', (value) => {
  const empty = fact('Telefon', value, 'Ihre Telefonnummer');
  expect(empty.value).toBeNull();
  expect(missingHint(empty)).toBe('keine Angabe, bitte ergänzen Sie Ihre Telefonnummer');
});

test.each([
  [2, 'Nein'],
  [1, 'Ja'],
  [null, 'Ja'],
] as const)('PROF-02 pure homeoffice %p reads %p', (id, text) => {
  const preferences = { ...candidate.preferences, work_fully_remote_id: id };
  const facts = traitFacts({ ...candidate, preferences });
  expect(displayValue(facts, 'Auch reines Homeoffice')).toBe(text);
});

test.each([
  [1, 'Ja'],
  [2, 'Nein'],
  [null, null],
] as const)('PROF-02 voluntary work %p reads %p', (id, text) => {
  const preferences = { ...candidate.preferences, work_honorary_id: id };
  expect(displayValue(traitFacts({ ...candidate, preferences }), 'Auch ehrenamtlich')).toBe(text);
});

const flags = (german: boolean, english: boolean, other: boolean, languages: string | null) => ({
  ...candidate.additional,
  language_german: german ? ('true' as const) : ('false' as const),
  language_english: english ? ('true' as const) : ('false' as const),
  language_other: other ? ('true' as const) : ('false' as const),
  languages,
});

test.each([
  [flags(true, true, false, 'Deutsch, Englisch'), 'Deutsch, Englisch'],
  [flags(true, false, true, 'Deutsch, etwas Polnisch ,'), 'Deutsch, etwas Polnisch'],
  [flags(false, false, true, null), 'weitere Sprache'],
  [flags(false, false, false, 'Polnisch'), null],
])('PROF-02 languages in words: %#', (additional, text) => {
  expect(languagesText(additional)).toBe(text);
});

test('PROF-02 languages with a box of their own are not repeated in the text', () => {
  expect(otherLanguages('deutsch, Polnisch, ENGLISCH, Latein')).toBe('Polnisch, Latein');
});

test('PROF-02 the e-mail address is among the contact data', () => {
  expect(displayValue(contactFacts(candidate), 'E-Mail')).toBe('renate@example.org');
});

test.each([
  [10_000, '10 km'],
  [null, '10 km'],
  [2_500, '2,5 km'],
  [0, '0 km'],
])('LOC-01 a radius of %p metres reads %p', (meters, text) => {
  expect(radiusText(meters)).toBe(text);
});

test('LOC-01 the place has its postal code first', () => {
  expect(placeText(candidate)).toBe('50667 Köln');
  expect(
    placeText({ ...candidate, location: { ...candidate.location, postal_code: null } }),
  ).toBeNull();
});

test('PROF-01 activities in use are named, more than three are counted, others come as a number', () => {
  const activity = (id: number, matching_used: 'true' | 'false') => ({
    id,
    positions_id: id,
    label: `Tätigkeit ${id}`,
    matching_used,
    match_type_employer: 'true' as const,
    match_type_education: 'false' as const,
    match_type_workexperience: 'false' as const,
  });
  const facts = (count: number, potential: number) =>
    desiredFacts({
      ...candidate,
      candidate_matching_positions: [
        activity(99, 'false'),
        ...Array.from({ length: count }, (_, index) => activity(index + 1, 'true')),
      ],
      display: { ...candidate.display, potential_jobs_count: potential },
    }).map(({ value }) => value);
  expect(facts(0, 0)).toEqual([null, null]);
  expect(facts(1, 1)).toEqual(['Tätigkeit 1', '1 Tätigkeit']);
  expect(facts(5, 4)).toEqual([
    'Tätigkeit 1, Tätigkeit 2, Tätigkeit 3 und 2 weitere',
    '4 Tätigkeiten',
  ]);
});
