import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { holdInterview, interviewsDocument } from './testing/hold-interview.ts';
import { INTERVIEWS } from './testing/interview-samples.ts';

const FILE = join(import.meta.dirname, '../../../../../docs/assistants/interviews.md');

test('TALK-06 the five printed interviews are those that the rules hold', async () => {
  const document = await interviewsDocument();
  if (process.env.WRITE_SAMPLES) writeFileSync(FILE, document);
  expect(INTERVIEWS).toHaveLength(5);
  expect(readFileSync(FILE, 'utf8')).toBe(document);
});

const training = (...messages: string[]) =>
  holdInterview({ role: 'Empfang', person: { work: 'Köchin', years: 'über 30 Jahre' }, messages });
const JUDGED = /Das war gut|Das können Sie versuchen|Ihre Antwort ist notiert/;

test.each([
  'weiß nicht',
  'keine ahnung, ehrlich gesagt',
  'Wie meinen Sie das?',
  'Können Sie mir ein Beispiel geben?',
  'asdf asdf asdf asdf',
  'bla bla bla',
  'ja',
  'geht Sie nichts an',
  'dürfen die mich nach Krankheiten fragen?',
  'Was darf man mich nicht fragen?',
  'Tipp bitte',
])('TALK-06 %j is not graded, and the question is still open', async (message) => {
  const reply = (await training(message)).at(-1);
  expect(reply?.text).not.toMatch(JUDGED);
  expect(reply?.stage).toBe('introduction');
  expect(reply?.text).toContain('Frage 1 von 7');
  expect(reply?.choices).toContain('Nächste Frage');
});

test.each(['Du blöde Maschine', 'Leck mich am Arsch', 'Was soll ich da sagen?'])(
  'TALK-06 %j is not graded, and the training goes on',
  async (message) => {
    const reply = (await training(message)).at(-1);
    expect(reply?.text).not.toMatch(JUDGED);
    expect(reply?.stage).toBe('introduction');
    expect(reply?.choices).toContain('Nächste Frage');
  },
);

test('TALK-16 an answer is kept with a check list, and can be given again', async () => {
  const [, kept, again] = await training(
    'Das Wetter ist schön heute',
    'Letzte Frage neu beantworten',
  );
  expect(kept?.text).toContain('Ihre Antwort ist notiert.');
  expect(kept?.checks).toContain('Was ich jetzt suche');
  expect(kept?.choices).toContain('Letzte Frage neu beantworten');
  expect(again?.stage).toBe('introduction');
  expect(again?.checks).toBeUndefined();
});

test.each([
  'Ich bin leider zu alt, habe aber zum Beispiel 30 Jahre gearbeitet und viel erreicht',
  'Das Wetter ist schön heute',
  'Mein Chef war unfähig, ich habe dort 10 Jahre gearbeitet',
  `Ich habe ${'viele Jahre im Büro gearbeitet und '.repeat(20)} gelernt`,
])('TALK-16 %j is neither praised nor blamed, whatever its length and words', async (message) => {
  const [, plain] = await training('Ich habe im Büro gearbeitet');
  const [, reply] = await training(message);
  expect(reply?.text).toBe(plain?.text);
  expect(reply?.checks).toEqual(plain?.checks);
});

test('TALK-16 a situation is ticked off by what belongs to this work', async () => {
  const replies = await training(
    'Ich bin Köchin',
    'Weil es nah ist',
    'Viel gekocht und geplant',
    'Ich bleibe ruhig',
  );
  expect(replies.at(-1)?.checks).toContain('Reihenfolge festlegen');
});

test('TALK-06 the summary comes once', async () => {
  const replies = await training(
    'Ich habe 20 Jahre im Büro gearbeitet und suche etwas Neues',
    'Auswertung',
    'na gut',
    'danke',
  );
  expect(replies.filter(({ text }) => text.includes('## Ihre Zusammenfassung'))).toHaveLength(1);
  expect(replies.find(({ stage }) => stage === 'complete')?.text).toContain(
    '„Ich habe 20 Jahre im Büro gearbeitet und suche etwas Neues“',
  );
  expect(replies.at(-1)?.text).toContain('Ihre Auswertung steht oben');
});

test('TALK-16 the job that is trained for is written as German is', async () => {
  const [, asked] = await holdInterview({
    role: '',
    person: {},
    messages: ['alltagsbegleitung bei einer familie'],
  });
  expect(asked?.text).toContain('**Alltagsbegleitung bei einer Familie**');
});

test('TALK-11 a story is not taken for the job that is trained for', async () => {
  const [, asked] = await holdInterview({
    role: '',
    person: {},
    messages: [
      'Gestern war ich beim Optiker und der sagte, dass meine Brille noch lange gut genug ist',
    ],
  });
  expect(asked?.text).toContain('Das habe ich nicht verstanden.');
  expect(asked?.stage).toBe('role');
  expect(asked?.choices).toContain('Empfang');
});
