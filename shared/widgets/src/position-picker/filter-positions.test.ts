import { filterPositions, indexPositions } from './filter-positions.ts';

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
  ['every word must be there', 'empfang kauf', []],
  ['unknown text', 'Zauberer', []],
])('PICK-01 filters positions: %s', (_, typed, expected) => {
  expect(found(typed)).toEqual(expected);
});

test('PICK-01 says by which keyword a position was found', () => {
  expect(filterPositions(positions, 'pfört')).toEqual([
    { option: expect.objectContaining({ id: 3 }), keyword: 'Pförtner' },
  ]);
  expect(filterPositions(positions, 'empf')[0]?.keyword).toBeNull();
});
