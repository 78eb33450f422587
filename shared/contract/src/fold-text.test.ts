import { foldText } from './fold-text.ts';

test.each([
  ['Büro', 'buro', 'buro'],
  ['Buero', 'buero', 'buro'],
  ['STRASSE', 'strasse', 'strasse'],
  ['Straße', 'strasse', 'strasse'],
  ['Café', 'cafe', 'cafe'],
  ['Kauffrau/-mann', 'kauffrau mann', 'kauffrau mann'],
  [' - ', '', ''],
])('PICK-01 %p is compared as %p and %p', (text, plain, loose) => {
  expect(foldText(text)).toEqual({ plain, loose });
});
