import { indexPositions } from './position-index.ts';
import { searchPositions, type WhatMatch } from './search-positions.ts';

const index = indexPositions([
  { id: 1, label: 'IT-Supporter/in', matching_keywords: 'EDV' },
  { id: 2, label: 'Mitarbeiter/in im Bürgerbüro', matching_keywords: 'Bürgeramt' },
  { id: 3, label: 'Konditor/in, Kuchenbäcker/in', matching_keywords: 'Bäcker' },
  { id: 4, label: 'Verpacker/in', matching_keywords: 'Packer' },
  { id: 5, label: 'Tischler/in', matching_keywords: 'Schreiner' },
  { id: 6, label: 'Bürohilfe', matching_keywords: 'Ablage' },
  { id: 7, label: 'Verkäufer/in', matching_keywords: 'Laden' },
  { id: 8, label: 'Florist/in', matching_keywords: 'Blumenladen' },
  { id: 9, label: 'Landwirt/in', matching_keywords: 'Bauer, Bäuerin, Stall' },
  { id: 10, label: 'Winterdienstmitarbeiter/in', matching_keywords: 'Schnee' },
]);

const nameOf = (match: WhatMatch) => {
  if (match.kind === 'position') return match.option.id;
  if ('id' in match) return `${match.kind} ${match.id}`;
  return match.kind === 'place' ? `place ${match.text}` : match.kind;
};
const found = (typed: string) => searchPositions(index, typed).matches.map(nameOf);

test.each([
  ['a short word is no part of a longer one', 'IT', [1]],
  ['a part only where it is that word', 'Bäcker', [3]],
  ['a compound as its parts', 'Blumenverkäuferin', [7, 8]],
  ['no more than a beginning in common', 'Bürgersteig', [2]],
  ['what sounds alike', 'Tischla', [5]],
  ['who builds a thing, who is no farmer', 'Gitarrenbauerin', [5]],
  ['the farmer by what grows or grazes', 'Milchbauer', [9]],
  ['what stands behind a preposition, which is no mistyped winter', 'hinter der Ablage', [6]],
  ['with the usual signs of advertisements', 'Schreiner (m/w/d)', [5]],
])('FIND-03 finds %s: %s', (_, typed, expected) => {
  expect(found(typed)).toEqual(expected);
});

test.each([
  ['Minijob', ['jobType 1']],
  ['450 Euro', ['jobType 1']],
  ['603-Euro-Job', ['jobType 1']],
  ['Minijop', ['jobType 1']],
  ['Ehrenamt', ['jobType 4']],
  ['10 Stunden', ['workLoad 5']],
  ['3 Std täglich', ['workLoad 7']],
  ['home office', ['homeoffice']],
  ['zu Hause', ['homeoffice']],
  ['egal', ['all']],
  ['suche Arbeit', ['all']],
  ['Köln-Nippes', ['place Köln Nippes']],
  ['50733', ['place 50733']],
  ['Minijob Büro', ['jobType 1', 6, 2]],
  ['Schreiner in Köln', ['place Köln', 5]],
  ['Minijob in Köln', ['jobType 1', 'place Köln']],
])('FIND-03 %s is no occupation and leads on', (typed, expected) => {
  expect(found(typed)).toEqual(expected);
});

test.each([
  ['the very label', 'Tischlerin', 5],
  ['a keyword of one occupation', 'Schreiner', 5],
  ['the only one', 'Bürohil', 6],
  ['the only filter', 'Minijob', 'jobType 1'],
])('FIND-02 sure is %s: %s', (_, typed, expected) => {
  const { sure, isGuess } = searchPositions(index, typed);
  expect(sure && nameOf(sure)).toBe(expected);
  expect(isGuess).toBe(false);
});

test.each(['Tischlre', 'Minijop', 'Blumenverkäuferin', 'Büro und Florist'])(
  'FIND-02 %s is a guess, and no guess is sure',
  (typed) => {
    expect(searchPositions(index, typed)).toMatchObject({ sure: null, isGuess: true });
  },
);

test('FIND-02 a keyword is not sure when labels fit better', () => {
  const care = indexPositions([
    { id: 1, label: 'Pflegefachkraft', matching_keywords: 'Krankenschwester' },
    { id: 2, label: 'Nachtwache', matching_keywords: 'Pflege' },
  ]);
  expect(searchPositions(care, 'Pflege').sure).toBeNull();
});

test('FIND-02 several are never sure', () => {
  expect(searchPositions(index, 'Büro')).toMatchObject({ sure: null, isGuess: false });
});

describe('FIND-03', () => {
  const index = indexPositions([
    { id: 1, label: 'Podologe', matching_keywords: 'Fußpflege', near_keywords: 'Friseur, Barbier' },
    { id: 2, label: 'Masseur/in', matching_keywords: 'Massage', near_keywords: 'Friseur' },
    { id: 3, label: 'Babysitter/in', matching_keywords: 'Kinder hüten' },
    { id: 4, label: 'Gärtner/in', matching_keywords: 'Friseur für Hecken' },
  ]);
  const labels = (typed: string) =>
    searchPositions(index, typed).matches.flatMap((match) =>
      match.kind === 'position' ? match.option.label : match.kind,
    );

  test('what the catalogue lacks is never sure, and is said where it comes nearest', () => {
    expect(searchPositions(index, 'Barbier')).toMatchObject({ sure: null, near: 'Barbier' });
    expect(searchPositions(index, 'Massage')).toMatchObject({ near: null });
    expect(labels('Friseurin')).toEqual(['Masseur/in', 'Podologe', 'Gärtner/in']);
    expect(searchPositions(index, 'Friseur Bonn').near).toBeNull();
  });

  test('several words that only stand somewhere in a keyword are asked about', () => {
    expect(searchPositions(index, 'Hecken Friseur')).toMatchObject({ sure: null, isGuess: false });
    expect(labels('Hecken Friseur')).toEqual(['Gärtner/in']);
    expect(searchPositions(index, 'Kinder hüten').sure).not.toBeNull();
  });

  test.each([
    ['Kinderhüten', 'Babysitter/in'],
    ['Masör', 'Masseur/in'],
    ['Gertner', 'Gärtner/in'],
  ])('%s is %s', (typed, expected) => {
    expect(labels(typed)[0]).toBe(expected);
  });

  test.each([
    ['kein Schichtdienst', ['all']],
    ['alles außer Pflege', ['all']],
    ['ohne Computer', ['all']],
    ['ab 60', ['all']],
    ['ich bin 70 Jahre alt', ['all']],
    ['Gärtner, keine Massage', ['Gärtner/in']],
    ['Gärtner ab 60', ['Gärtner/in']],
    ['in der Nähe', ['place']],
    ['2 Tage die Woche', ['workLoad']],
    ['zwei Stunden täglich', ['workLoad']],
    ['Wochenendarbeit', ['jobType', 'jobType', 'jobType']],
    ['Teilzeit vormittags', ['jobType', 'workLoad']],
  ])('%s leads to %j', (typed, expected) => {
    expect(labels(typed)).toEqual(expected);
  });
});
