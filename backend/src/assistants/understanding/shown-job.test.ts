import { readShownJob } from './shown-job.ts';

const jobs = [
  { id: 1, title: 'Verkäufer/in', employer: 'Bäckerei Kraus' },
  { id: 2, title: 'Hausmeister/in', employer: 'Wohnbau Süd' },
  { id: 3, title: 'Fahrer/in', employer: 'Blumen Lenz', lines: ['Ein Hof mit Apfelbäumen'] },
];

test.each([
  ['die zweite', { action: 'choose', at: 1 }],
  ['Die letzte bitte', { action: 'choose', at: 2 }],
  ['Nummer 3', { action: 'choose', at: 2 }],
  ['die bei der Bäckerei', { action: 'choose', at: 0 }],
  ['Was zahlt die erste?', { action: 'ask', about: 'pay', at: 0 }],
  ['Wie viele Stunden sind das bei der dritten?', { action: 'ask', about: 'hours', at: 2 }],
  ['die erste ist nix für mich', { action: 'hide', at: 0 }],
  ['blende die dritte bitte aus', { action: 'hide', at: 2 }],
  ['Die dritte kann weg', { action: 'hide', at: 2 }],
  ['die zweite weg bitte', { action: 'hide', at: 1 }],
  ['die erste passt mir net', { action: 'hide', at: 0 }],
  ['die erste brauch ich nicht', { action: 'hide', at: 0 }],
  ['die mit dem Hausmeister', { action: 'choose', at: 1 }],
  ['die mit den Apfelbäumen', { action: 'choose', at: 2 }],
  ['bei der dritten schreib ich hin', { action: 'apply', at: 2 }],
  ['jo, bei der zweiten bewirb i mi', { action: 'apply', at: 1 }],
  ['Was zahlens da?', { action: 'ask', about: 'pay', at: null }],
  ['Ich möchte mich bei der zweiten bewerben', { action: 'apply', at: 1 }],
  ['Ausblenden', { at: null }],
  ['die achte', { at: null }],
  ['erzähl mal mehr vom Hausmeister', { action: 'ask', about: 'tasks', at: 1 }],
  ['ok ich bewerb mich bei Blumen Lenz', { action: 'apply', at: 2 }],
  ['Was verdient man da?', { action: 'ask', about: 'pay', at: null }],
  ['Wie weit ist das denn weg von mir?', { action: 'ask', about: 'place', at: null }],
])('TALK-12 %j is about a shown job', (message, intent) => {
  expect(readShownJob(message, jobs, -1)).toMatchObject(intent);
});

test('TALK-12 a name that no shown job has is none of them, even of a single one', () => {
  for (const words of ['ok ich bewerb mich beim Hofladen', 'erzähl mal mehr vom Hofladen'])
    expect(readShownJob(words, jobs.slice(0, 1), 0)).toMatchObject({ at: null });
});

test('TALK-12 a question without a name is about the job that was chosen', () => {
  expect(readShownJob('Was verdient man da?', jobs, 1)).toEqual({
    kind: 'shown',
    action: 'ask',
    about: 'pay',
    at: 1,
  });
  expect(readShownJob('Was muss man da können?', jobs, 1)).toMatchObject({ about: 'needs' });
  expect(readShownJob('was muss ich da so machen', jobs, 1)).toMatchObject({ about: 'tasks' });
  expect(readShownJob('ist das weit?', jobs, 1)).toMatchObject({ about: 'place', at: 1 });
  expect(readShownJob('Was muss ich da machen?', jobs, 1)).toMatchObject({ about: 'tasks' });
});

test.each(['ja da schreib ich hin', 'da möchte ich hinschreiben', 'ich schreib selber'])(
  'TALK-12 %j applies for the job that is spoken of',
  (message) => {
    expect(readShownJob(message, jobs, 1)).toMatchObject({ action: 'apply', at: 1 });
  },
);

test.each([
  'Gärtner in Bonn',
  'Nachtdienst will ich nicht',
  'lieber etwas im Büro',
  'Ich suche eine Stelle als Fahrer',
  '10 Stunden pro Woche',
  'mehr',
  'nur vormittags',
  'Zahlt man da Steuern?',
  'Wie viel darf ich da neben der Rente verdienen?',
  'Was verdient eine Köchin?',
])('TALK-12 %j is none of that', (message) => {
  expect(readShownJob(message, jobs, -1)).toBeNull();
});
