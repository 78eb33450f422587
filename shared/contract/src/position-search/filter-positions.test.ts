import { filterPositions } from './filter-positions.ts';
import { indexPositions } from './position-index.ts';

const positions = indexPositions([
  { id: 1, label: 'Pflegehilfe', matching_keywords: 'Altenpflege, Betreuung' },
  { id: 2, label: 'Bürokraft', matching_keywords: 'Sachbearbeitung; Ablage' },
  { id: 3, label: 'Empfang', matching_keywords: 'Rezeption, Pförtner, Büro' },
  { id: 4, label: 'Kaufmännische Arbeit im Büro', matching_keywords: '' },
  { id: 5, label: 'Ältere Menschen begleiten', matching_keywords: 'Alltagshilfe, Café' },
]);

const found = (typed: string) => filterPositions(positions, typed).map(({ option }) => option.id);

test.each([
  ['nothing typed gives all, in alphabetical order', '', [5, 2, 3, 4, 1]],
  ['only signs count as nothing', ' - ', [5, 2, 3, 4, 1]],
  ['label start before label before keyword', 'büro', [2, 4, 3]],
  ['umlauts as two letters', 'buero', [2, 4, 3]],
  ['umlauts without dots', 'buro', [2, 4, 3]],
  ['a keyword', 'rezeption', [3]],
  ['a keyword with another spelling', 'Pfoertner', [3]],
  ['accents', 'cafe', [5]],
  ['upper case', 'EMPFANG', [3]],
  ['several words, in any order', 'arbeit kauf', [4]],
  ['a word of the label and one of the keywords', 'pflegehilfe betreuung', [1]],
  ['words that no position has together', 'empfang kauf', [3, 4]],
  ['unknown text', 'Zauberer', []],
])('PICK-01 filters positions: %s', (_, typed, expected) => {
  expect(found(typed)).toEqual(expected);
});

test('PICK-01 says by which keyword a position was found', () => {
  expect(filterPositions(positions, 'pfört')).toEqual([
    {
      option: expect.objectContaining({ id: 3 }),
      keyword: 'Pförtner',
      isExact: false,
      isGuess: false,
      near: null,
    },
  ]);
  expect(filterPositions(positions, 'empf')[0]?.keyword).toBeNull();
});

/** Labels and keywords as the product has them. */
const real = indexPositions([
  { id: 1, label: 'Verkäufer/in im Hofladen', matching_keywords: 'Direktverkauf' },
  { id: 2, label: 'Verkäufer/in', matching_keywords: 'Einzelhandel, Kasse' },
  { id: 3, label: 'Bürokaufmann, Bürokauffrau', matching_keywords: 'Büro, Ablage' },
  { id: 4, label: 'Koch, Köchin', matching_keywords: 'Küche' },
  { id: 5, label: 'Ausbildungsbeauftragte/r', matching_keywords: '' },
  { id: 6, label: 'Reinigungskraft', matching_keywords: 'Putzfrau, Raumpflegerin' },
  { id: 7, label: 'Fensterputzer/in', matching_keywords: 'Glasreinigung' },
  { id: 8, label: 'IT-Helfer/in für Senioren', matching_keywords: '' },
  { id: 9, label: 'Näher/in', matching_keywords: 'Änderungsschneiderei' },
]);

test.each([
  ['the form for women', 'Verkäuferin', [2, 1]],
  ['the form for men', 'Verkäufer', [2, 1]],
  ['the plural', 'Verkäuferinnen', [2, 1]],
  ['without dots', 'Verkauferin', [2, 1]],
  ['-frau for -mann', 'Kauffrau', [3]],
  ['-mann for -frau', 'Raumpfleger', [6]],
  ['an irregular form', 'Köchin', [4]],
  ['-ter for -te', 'Ausbildungsbeauftragter', [5]],
  ['a wrong letter', 'Verkeuferin', [2, 1]],
  ['a missing letter', 'Bürokauffau', [3]],
  ['an additional letter', 'Reinigungskrafft', [6]],
  ['two letters changed', 'Reinigugn', [6, 7]],
  ['an error in the spelling with two letters', 'Verkaeuefrin', [2, 1]],
  ['an error in a keyword', 'Puttzfrau', [6]],
  ['a short word with an error', 'Näerin', [9]],
  ['written together', 'ITHelferin', [8]],
  ['too short for an error', 'Kox', []],
])('PICK-01 finds with %s: %s', (_, typed, expected) => {
  expect(filterPositions(real, typed).map(({ option }) => option.id)).toEqual(expected);
});

test('PICK-01 what is called so comes before what is only similar', () => {
  const found = filterPositions(
    indexPositions([
      { id: 1, label: 'Fahrradkurier/in', matching_keywords: '' },
      { id: 2, label: 'Fahrer/in', matching_keywords: '' },
    ]),
    'Fahrrad',
  );
  expect(found[0]?.option.id).toBe(1);
});
