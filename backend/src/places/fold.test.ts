import { fold } from './fold.ts';

test.each([
  ['Köln', 'Koeln', 'koln'],
  ['Straße', 'STRASSE', 'strasse'],
  ['Uelzen', 'ülzen', 'ulzen'],
  ['Saint-André', 'saint andre', 'saint andr'],
  ['Frankfurt (Oder)', 'frankfurt oder', 'FRANKFURT/ODER'],
])('%p, %p and %p compare as beginnings of one another', (a, b, c) => {
  expect(fold(a)).toBe(fold(b));
  expect(fold(a).startsWith(fold(c))).toBe(true);
});

test('what is typed so far stays a beginning of the whole name', () => {
  for (const name of ['Soest', 'Itzehoe', 'Neuenburg', 'Bad Königshofen', 'Großräschen', 'Aue']) {
    for (let length = 1; length <= name.length; length += 1) {
      expect(fold(name).startsWith(fold(name.slice(0, length)))).toBe(true);
    }
  }
});
