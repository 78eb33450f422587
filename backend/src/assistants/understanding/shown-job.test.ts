import { readShownJob } from './shown-job.ts';

const jobs = [
  { id: 1, title: 'Verkäufer/in', employer: 'Bäckerei Kraus' },
  { id: 2, title: 'Hausmeister/in', employer: 'Wohnbau Süd' },
  { id: 3, title: 'Fahrer/in', employer: 'Blumen Lenz' },
];

test.each([
  ['die zweite', { kind: 'choose', at: 1 }],
  ['Die letzte bitte', { kind: 'choose', at: 2 }],
  ['Nummer 3', { kind: 'choose', at: 2 }],
  ['die bei der Bäckerei', { kind: 'choose', at: 0 }],
  ['Was zahlt die erste?', { kind: 'ask', about: 'pay', at: 0 }],
  ['Wie viele Stunden sind das bei der dritten?', { kind: 'ask', about: 'hours', at: 2 }],
  ['Die dritte kann weg', { kind: 'hide', at: 2 }],
  ['Ich möchte mich bei der zweiten bewerben', { kind: 'apply', at: 1 }],
  ['Ausblenden', { kind: 'which' }],
  ['die achte', { kind: 'which' }],
])('TALK-12 %j is about a shown job', (message, intent) => {
  expect(readShownJob(message, jobs, -1)).toEqual(intent);
});

test('TALK-12 a question without a name is about the job that was chosen', () => {
  expect(readShownJob('Was verdient man da?', jobs, 1)).toEqual({
    kind: 'ask',
    about: 'pay',
    at: 1,
  });
  expect(readShownJob('Was verdient man da?', jobs, -1)).toBeNull();
});

test.each([
  'Gärtner in Bonn',
  'lieber etwas im Büro',
  'Ich suche eine Stelle als Fahrer',
  '10 Stunden pro Woche',
  'mehr',
  'nur vormittags',
])('TALK-12 %j is none of that', (message) => {
  expect(readShownJob(message, jobs, -1)).toBeNull();
});
