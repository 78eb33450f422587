import { findJobHints } from './job-hints.ts';

test.each([
  ['Wir sind ein junges, dynamisches Team', 'age'],
  ['Verstärkung für unser junges Team', 'age'],
  ['Sie sind ein Digital Native', 'age'],
  ['Bewerber bis 45 Jahre', 'age'],
  ['zwischen 20 und 35 Jahren', 'age'],
  ['nur Rentner', 'age'],
  ['Putzfrau für zwei Vormittage', 'sex'],
  ['Ein kräftiger Mann für den Umzug', 'sex'],
  ['nur für Frauen', 'sex'],
  ['Krankenschwester im Nachtdienst', 'sex'],
  ['Deutsch als Muttersprache', 'origin'],
  ['Muttersprachler bevorzugt', 'origin'],
  ['Sie sprechen akzentfrei', 'origin'],
  ['deutsche Staatsangehörigkeit', 'origin'],
])('TRUST-09 employers-34 %p may put people at a disadvantage: %s', (text, ground) => {
  const [hint, ...more] = findJobHints(text);
  expect(more).toEqual([]);
  expect(hint).toMatchObject({ ground });
  expect(hint?.instead).not.toBe('');
  expect(text).toContain(hint?.found);
});

test.each([
  'Wir suchen Sie für unseren Empfang (m/w/d). Sie begrüßen unsere Gäste.',
  'Ein Haushalt mit zwei jungen Hunden',
  'Menschen ab 60 sind herzlich willkommen',
  'Seit über 40 Jahren in Köln',
  'Jungpflanzen pikieren, Herrenmode verkaufen',
  'sehr gutes Deutsch',
])('TRUST-09 employers-34 %p is as it should be', (text) => {
  expect(findJobHints(text)).toEqual([]);
});
