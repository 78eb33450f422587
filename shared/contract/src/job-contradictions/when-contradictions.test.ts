import { findWhenContradictions, type When } from './when-contradictions.ts';

const found = (part: Partial<When>) =>
  findWhenContradictions({ startsOn: '', times: [], text: '', ...part }, '2026-11-27')
    .map(({ what }) => what)
    .join(' ');

const startsOn = '2027-02-01';

test.each<[string, Partial<When>, string]>([
  [
    'a first day that is over',
    { startsOn: '2026-11-26' },
    'Der erste Arbeitstag, der 26.11.2026, ist schon vorbei.',
  ],
  [
    'another day in the text',
    { startsOn, text: 'Hilfe im Garten\nWir suchen Sie ab dem 1. März 2027.' },
    'Im Text steht „ab dem 1. März 2027“, als erster Arbeitstag ist der 01.02.2027 angegeben.',
  ],
  [
    'another day without its year',
    { startsOn, text: 'Zum 15.1. suchen wir' },
    'Im Text steht „Zum 15.1.“, als erster Arbeitstag ist der 01.02.2027 angegeben.',
  ],
  [
    'at once',
    { startsOn, text: 'Ab sofort gesucht' },
    'Im Text steht „Ab sofort“, als erster Arbeitstag ist der 01.02.2027 angegeben.',
  ],
  [
    'the weekend in the text alone',
    { times: ['monday', 'morning'], text: 'Auch am Wochenende' },
    'Im Text steht Samstag und Sonntag, angegeben ist Montag.',
  ],
  [
    'what is done at the weekend',
    { times: ['monday'], text: 'Wochenenddienst nach Absprache' },
    'Im Text steht Samstag und Sonntag, angegeben ist Montag.',
  ],
  [
    'work on Sundays',
    { times: ['monday'], text: 'Sonntags-Dienste und Sonntagsarbeit' },
    'Im Text steht Sonntag, angegeben ist Montag.',
  ],
  [
    'another day in the text',
    { times: ['monday', 'tuesday', 'wednesday'], text: 'freitags und montags' },
    'Im Text steht Freitag, angegeben ist Montag bis Mittwoch.',
  ],
])('REACH-09 employers-71 %s is named', (_, part, expected) => {
  expect(found(part)).toBe(expected);
});

test.each<[string, Partial<When>]>([
  ['nothing said', {}],
  ['a text alone', { text: 'Ab sofort oder zum 1.2.2027' }],
  ['the same day', { startsOn, text: 'Ab dem 01.02.2027, gern schon zum 1. Februar.' }],
  ['today at once', { startsOn: '2026-11-27', text: 'Ab sofort' }],
  ['until when one applies', { startsOn, text: 'Bewerben Sie sich bis zum 31.12.2026.' }],
  ['times of day alone', { times: ['morning'], text: 'Montags bis freitags' }],
  ['a free weekend', { times: ['monday'], text: 'Die Wochenenden sind frei, nicht am Sonntag.' }],
  ['no work at the weekend', { times: ['monday'], text: 'Keine Wochenenddienste!' }],
  [
    'what is called after a day',
    { times: ['monday'], text: 'Wir liefern die Sonntagszeitung aus.' },
  ],
  ['the same days', { times: ['monday', 'friday'], text: 'Montag bis Freitag, Montage von Türen' }],
  ['what is no day', { startsOn, text: 'ab 14.30 Uhr, ab 18. Lebensjahr, zum 3. Mal' }],
])('REACH-09 employers-71 %s stays quiet', (_, part) => {
  expect(found(part)).toBe('');
});
