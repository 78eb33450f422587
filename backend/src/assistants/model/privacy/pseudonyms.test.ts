import { createPseudonyms } from './pseudonyms.ts';

const person = {
  names: ['Jürgen-Maria', 'Schuster'],
  mails: ['j.schuster@example.org'],
  phones: ['+49 221 123456'],
  streets: ['Große Domstraße 5a'],
  postalCodes: ['50667'],
  employers: ['Rheinische Möbelwerke'],
};

/** None of this may be left, however it was written. */
const SECRET =
  /schuster|j.?(?:ü|ue).?r.?g.?e.?n|maria|domstr|123.?4.?5.?6|50667|example|muster|weber|0151|vier/i;

test.each([
  ['Ich bin Jürgen-Maria Schuster.'],
  ['JÜRGEN SCHUSTER'],
  ['juergen schuster, Schusters Sohn'],
  ['S c h u s t e r, J.ü.r.g.e.n'],
  ['Mail: j.schuster@example.org'],
  ['j.schuster (at) example (punkt) org'],
  ['j.schuster at example dot org'],
  ['Tel. 0221 123456'],
  ['0221/12 34 56'],
  ['+49 (0)221-123456'],
  ['0049221123456'],
  ['Handy 0151 2345678'],
  ['null eins fünf eins zwei drei vier fünf sechs'],
  ['Große Domstraße 5a'],
  ['große domstr. 5 a'],
  ['GROSSE DOMSTRASSE 5A'],
  ['in der Großen Domstr 5'],
  ['5 0 6 6 7 Köln'],
  ['50667 Köln'],
  ['Ich heiße Erika Muster und suche Arbeit.'],
  ['mein name ist erika muster'],
  ['Ansprechpartnerin: Petra Weber'],
  ['Rufen Sie Herrn Weber an.'],
  ['Mit freundlichen Grüßen\nErika Muster'],
])('TALK-08 nothing personal is left of %j, and all of it comes back', (text) => {
  const { hide, restore, learn } = createPseudonyms(person);
  learn([text]);
  const hidden = hide(text);
  expect(hidden).not.toMatch(SECRET);
  expect(restore(hidden)).toBe(text);
});

test.each([
  ['Ich habe von 1998 bis 2005 im Büro gearbeitet.'],
  ['Am 01.03.2026 kann ich beginnen, 08.00 - 12.00 Uhr.'],
  ['Minijob mit 10 Stunden, 15 € pro Stunde, 25 km um Bonn.'],
  ['Ich bin 67 und war Buchhalterin.'],
  ['Am Montag 3 Stunden'],
  ['etwas mit Menschen, aber nichts mit Pflege'],
])('TALK-08 what is not personal stays: %j', (text) => {
  const { hide, learn } = createPseudonyms(person);
  learn([text]);
  expect(hide(text)).toBe(text);
});

test.each([
  ['Mein Mann Wolfgang ist krank, Wolfgang kann nicht fahren.', /wolfgang/i],
  ['unsere Enkelin heißt Lea', /\blea\b/i],
  ['Meine Söhne Paul und Moritz helfen mir.', /paul|moritz/i],
  ['hier schreibt Erika Musterfrau', /erika|musterfrau/i],
  ['Ich bin am 12.03.1958 in Bonn geboren, geboren am 12. März 1958', /1958|12/],
  ['geb. 3.4.58', /58/],
  ['Jahrgang 1957', /1957/],
  ['Meine Versicherungsnummer ist 65 120358 M 012.', /120358|012/],
  ['Steuer-ID 12 345 678 901', /345|901/],
  ['A123456789 steht auf der Karte', /A1234/],
  ['Kundennummer: 4711-0815', /4711|0815/],
  ['Das Passwort ist Sommer!Haus, bitte merken', /Sommer|Haus/],
  ['PIN 4938', /4938/],
  ['mein kennwort lautet „garten77“', /garten/],
  ['Ich war 30 Jahre bei Siemens.', /siemens/i],
  ['Gelernt habe ich bei der Deutschen Bank.', /deutschen|bank/i],
  ['Firma Krause hat mich entlassen, Krause ist pleite.', /krause/i],
  ['zuletzt bei der Schmitz & Söhne GmbH', /schmitz|söhne/i],
  ['Bei den rheinischen möbelwerken war ich Tischlerin: Rheinische Möbelwerke', /Rheinische M/],
])('TALK-18 nothing of %j is left, and all of it comes back', (text, secret) => {
  const { hide, restore } = createPseudonyms(person);
  const hidden = hide(text);
  expect(hidden).not.toMatch(secret);
  expect(restore(hidden)).toBe(text);
});

test.each([
  ['Ich habe mein Passwort vergessen.'],
  ['Meine Tochter arbeitet im Büro.'],
  ['Ich war dreißig Jahre bei einer Bank.'],
  ['Gern helfe ich bei Kindern und bei Regen.'],
  ['Etwas im Verkauf bei einer Bäckerei in Bonn, 12 Stunden'],
  ['Mein Mann ist Rentner, meine Frau auch.'],
  ['Am 15.01.2027 um 10.30 Uhr, Minijob mit 603 Euro'],
])('TALK-18 what is nobody’s stays: %j', (text) => {
  expect(createPseudonyms(person).hide(text)).toBe(text);
});

test('TALK-08 the same stands for the same in all texts; strange placeholders are seen', () => {
  const { hide, restore, isLeft } = createPseudonyms(person);
  const first = hide('Frau Schuster');
  expect(hide('Herr Schuster')).toBe(first.replace('Frau', 'Herr'));
  expect(restore(first.replace('[NAME_1]', '[ name_1 ]'))).toBe('Frau Schuster');
  expect(isLeft(restore('Guten Tag, [NAME_9]'))).toBe(true);
  expect(isLeft(restore(first))).toBe(false);
});
