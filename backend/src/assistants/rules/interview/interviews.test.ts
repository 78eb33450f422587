import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { holdInterview, interviewsDocument } from './testing/hold-interview.ts';
import { INTERVIEWS } from './testing/interview-samples.ts';

const FILE = join(__dirname, '../../../../../docs/assistants/interviews.md');

test('TALK-06 the five printed interviews are those that the rules hold', () => {
  const document = interviewsDocument();
  if (process.env.WRITE_SAMPLES) writeFileSync(FILE, document);
  expect(INTERVIEWS).toHaveLength(5);
  expect(readFileSync(FILE, 'utf8')).toBe(document);
});

const training = (...messages: string[]) =>
  holdInterview({ role: 'Empfang', person: { work: 'Köchin', years: 'über 30 Jahre' }, messages });
const JUDGED = /Das war gut|Das können Sie versuchen|So können Sie im Gespräch antworten/;

test.each([
  'Du blöde Maschine',
  'Leck mich am Arsch',
  'weiß nicht',
  'keine ahnung, ehrlich gesagt',
  'Wie meinen Sie das?',
  'Was soll ich da sagen?',
  'Können Sie mir ein Beispiel geben?',
  'asdf asdf asdf asdf',
  'bla bla bla',
  'ja',
  'geht Sie nichts an',
  'dürfen die mich nach Krankheiten fragen?',
  'Was darf man mich nicht fragen?',
  'Tipp bitte',
])('TALK-06 %j is not graded, and the question is still open', (message) => {
  const reply = training(message).at(-1);
  expect(reply?.text).not.toMatch(JUDGED);
  expect(reply?.stage).toBe('introduction');
  expect(reply?.text).toContain('Frage 1 von 7');
  expect(reply?.choices).toContain('Nächste Frage');
});

test('TALK-06 an answer beside the question is told so and not praised; it can be given again', () => {
  const [, missed, again] = training('Das Wetter ist schön heute', 'Letzte Frage neu beantworten');
  expect(missed?.text).toContain('Gefragt war, wer Sie beruflich sind.');
  expect(missed?.text).toContain(
    '„Ich bringe mehr als dreißig Jahre Berufserfahrung als Köchin mit.“',
  );
  expect(missed?.text).not.toContain('Das war gut');
  expect(missed?.choices).toContain('Letzte Frage neu beantworten');
  expect(again?.stage).toBe('introduction');
});

test('TALK-06 one thing done well with her own words, one to try with an example in her own words', () => {
  const [, reply] = training(
    'hab 20 jahre im büro gearbeitet und dort vielleicht auch eigentlich alles sortiert',
  );
  expect(reply?.text.match(/Das war gut/g)).toHaveLength(1);
  expect(reply?.text.match(/Das können Sie versuchen/g)).toHaveLength(1);
  expect(reply?.text).toContain('„hab 20 jahre im büro gearbeitet');
});

test.each([
  ['Ich bin leider zu alt, habe aber 30 Jahre gearbeitet', /entschuldigen sich für Ihr Alter/],
  [
    'Nach meiner Operation habe ich 3 Jahre nicht gearbeitet',
    /Gesundheit müssen Sie im Gespräch nicht sprechen/,
  ],
  [
    'Ich bin geschieden und habe 20 Jahre im Verkauf gearbeitet',
    /Familie müssen Sie im Gespräch nicht sprechen/,
  ],
  [
    'Ich bin katholisch und habe bei der Kirche gearbeitet',
    /Glauben müssen Sie im Gespräch nicht sprechen/,
  ],
  ['Ich bin in der SPD und habe im Büro gearbeitet', /Partei und Gewerkschaft müssen Sie/],
  [
    'Mein Chef war unfähig, ich habe dort 10 Jahre gearbeitet',
    /nicht schlecht über frühere Arbeitgeber/,
  ],
  [
    'Ich gebe zu, ich war leider lange arbeitslos, davor habe ich gearbeitet',
    /müssen Sie sich nicht entschuldigen/,
  ],
])('TALK-06 %j gets its one tip', (message, tip) => {
  expect(training(message).at(-1)?.text).toMatch(tip);
});

test('TALK-06 the summary comes once', () => {
  const replies = training(
    'Ich habe 20 Jahre im Büro gearbeitet und suche etwas Neues',
    'Auswertung',
    'noch einmal',
    'danke',
  );
  expect(replies.filter(({ text }) => text.includes('## Ihre Zusammenfassung'))).toHaveLength(1);
  expect(replies.at(-1)?.text).toContain('Ihre Auswertung steht oben');
});
