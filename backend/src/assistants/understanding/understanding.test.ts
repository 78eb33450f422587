import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { findWorkload } from './find-hours.ts';
import { findPositions } from './find-positions.ts';
import { describesExperience, isNonsense, matchesIntent } from './intents.ts';
import { readJobText } from './job-text.ts';
import { plain } from './phrases.ts';
import { resolvePlace } from './place/find-place.ts';
import { themesOf } from './themes.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());

test.each([
  ['etwa 10 Stunden pro Woche', { kind: 'hours', hours: 10 }],
  ['10 bis 15 Stunden', { kind: 'hours', hours: 15 }],
  ['zwei Tage in der Woche', { kind: 'hours', hours: 14 }],
  ['drei Vormittage', { kind: 'hours', hours: 12 }],
  ['ein Minijob', { kind: 'type', label: 'Minijob' }],
  ['40 Stunden', { kind: 'type', label: 'Vollzeit' }],
  ['ehrenamtlich', { kind: 'type', label: 'Ehrenamt' }],
  ['nach Absprache', { kind: 'any' }],
  ['Ich habe 30 Jahre gearbeitet', null],
])('the workload of %j', (text, workload) => {
  expect(findWorkload(text)).toEqual(workload);
});

test.each([
  ['in Köln', false, '50667 Köln, Umkreis 25 km'],
  ['Gärtner in Bonn, 10 km', false, '53111 Bonn, Umkreis 10 km'],
  ['Umkreis von 50226', false, '50226 Frechen, Umkreis 25 km'],
  ['Frechen', true, '50226 Frechen, Umkreis 25 km'],
  ['Frechen', false, '50226 Frechen, Umkreis 25 km'],
  ['Geld', false, null],
  ['am liebsten von zu Hause', false, 'Homeoffice'],
  ['egal wo', false, 'Alle Regionen und Postleitzahlen'],
  ['in Bayern', false, 'Bayern'],
  ['in NRW', false, 'Nordrhein-Westfalen'],
  ['in meiner Nähe', false, 'home'],
  ['Ich mag Holz', false, null],
  ["Robert'); drop table users;--", true, null],
])('the place of %j, asked for: %p, is %j', async (text, isAsked, expected) => {
  const found = await resolvePlace(api.db, text, isAsked);
  expect(found === 'home' ? found : (found?.label ?? null)).toBe(expected);
});

test.each([
  ['Ich bin gelernte Tischlerin', 'Tischler/in'],
  ['Buchhaltung', 'Buchhalter/in'],
  ['Gaertner', 'Gärtner/in'],
  ['Buchhlater', 'Buchhalter/in'],
  ['Alltagsbegleitung', 'Alltagsbegleiter/in'],
  ['Ich suche eine Stelle', undefined],
  ['quietschgelb', undefined],
])('the occupation of %j', async (text, label) => {
  expect((await findPositions(api.db, text))[0]?.position.label).toBe(label);
});

test.each([
  ['Ja, gern', 'yes', true],
  ['Ja, aber ich möchte lieber in Bonn und nur vormittags arbeiten', 'yes', false],
  ['nein danke', 'no', true],
  ['weiß nicht', 'dontKnow', true],
  ['Tipp bitte', 'help', true],
  ['Ende', 'stop', true],
  ['am Ende war der Kunde zufrieden und ich bekam ein Lob dafür', 'stop', false],
] as const)('%j means %s: %p', (text, intent, expected) => {
  expect(matchesIntent(text, intent)).toBe(expected);
});

test.each([
  ['asdfgh', false],
  ['qwrtzpsdf', true],
  ['aaaaaa', true],
  ['...', true],
  ['2', false],
  ['Ja', false],
])('%j is no language: %p', (text, expected) => {
  expect(isNonsense(text)).toBe(expected);
});

test.each([
  ['Ich arbeite gern im Garten', ['outside']],
  ['Steuern und Zahlen', ['numbers']],
  ['nichts Bestimmtes', []],
])('the themes of %j', (text, names) => {
  expect(themesOf(text).map(({ name }) => name)).toEqual(names);
});

test('an advertisement is read for its facts: HTML, or the lines of the browser', () => {
  const html =
    '<h3>Aushilfe am Empfang (m/w/d)</h3><p>Frau Dr. Anna Weber freut sich.</p><h3>Wichtig ist uns</h3><ul><li>Humor</li><li>Geduld &amp; Ruhe</li></ul><p>Schreiben Sie uns.</p><script>x</script>';
  expect(readJobText(html)).toEqual({
    title: 'Aushilfe am Empfang',
    employer: null,
    contact: 'Frau Dr. Anna Weber',
    place: null,
    requirements: ['Humor', 'Geduld & Ruhe'],
  });
});

test('signs of Markdown in foreign text have no meaning', () => {
  expect(plain('**fett** [Link](https://x.example)\n<b>')).toBe(
    '\\*\\*fett\\*\\* \\[Link\\](https://x.example) \\<b\\>',
  );
});

test.each([
  ['Ich habe 38 Jahre Anlagen gebaut', true],
  ['Wir haben einen Garten gepflegt', true],
  ['Ich bin Tischler', false],
  ['Empfang in einer Arztpraxis', false],
  ['Ich möchte als Fahrer für Senioren arbeiten', false],
])("%j tells of one's own experience: %p", (text, expected) => {
  expect(describesExperience(text)).toBe(expected);
});
