/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { letterDocument } from '../documents/letter-document.ts';
import { changesBetween, diffWords } from './letter-changes.ts';
import { letterOf, messageOf } from './letter-of.ts';
import { letterText, missingFields, parseParts } from './letter-parts.ts';

const FILE = join(__dirname, '../../../docs/assistants/letters.md');
const letters = [...readFileSync(FILE, 'utf8').matchAll(/```text\n([\s\S]*?)\n```/g)].map(
  ([, text = '']) => text,
);
const LETTER = [
  'Heinz F.\nAm Bach 1\n50733 Köln\nTelefon 0221 1\nheinz@test.example',
  'Caritas\nHerrn Dr. Weber\nRingstraße 4\n50667 Köln',
  'Köln, 21. November 2026',
  'Bewerbung um die Stelle „Empfang“',
  'Sehr geehrter Herr Dr. Weber,',
  'eins.',
  'Zwei.',
  'Mit freundlichen Grüßen',
  'Heinz F.',
  'Anlagen\nLebenslauf\nZeugnisse',
].join('\n\n');

test('TALK-15 a letter becomes the fields of its sheet, in the order of DIN 5008', () => {
  expect(parseParts(LETTER)).toEqual({
    ...{ name: 'Heinz F.', street: 'Am Bach 1', place: '50733 Köln' },
    ...{ phone: '0221 1', email: 'heinz@test.example' },
    ...{ employer: 'Caritas', contact: 'Herrn Dr. Weber' },
    ...{ employerStreet: 'Ringstraße 4', employerPlace: '50667 Köln' },
    date: 'Köln, 21. November 2026',
    subject: 'Bewerbung um die Stelle „Empfang“',
    salutation: 'Sehr geehrter Herr Dr. Weber,',
    paragraphs: [
      { id: 1, text: 'eins.' },
      { id: 2, text: 'Zwei.' },
    ],
    ...{ closing: 'Mit freundlichen Grüßen', signed: 'Heinz F.' },
    enclosed: 'Lebenslauf\nZeugnisse',
  });
  expect(letterText(parseParts(LETTER))).toBe(LETTER);
});

test('TALK-15 the message of each printed conversation is what the page makes of its letter', () => {
  const file = join(__dirname, '../../../docs/assistants/conversations.md');
  const held = readFileSync(file, 'utf8').split(/\n## /).slice(1);
  const texts = held.map((one) => one.split('```text\n').slice(1));
  const pairs = texts.filter(({ length }) => length === 2);
  expect(pairs).toHaveLength(5);
  for (const [letter = '', message = ''] of pairs.map((pair) =>
    pair.map((text) => text.split('\n```')[0] ?? ''),
  ))
    expect(messageOf(parseParts(letter))).toBe(message);
});

test('TALK-15 each printed letter goes through its fields unchanged, and onto paper whole', () => {
  expect(letters).toHaveLength(12);
  for (const text of letters) {
    const parts = parseParts(text);
    expect(letterText(parts)).toBe(text);
    expect(missingFields(parts)).toEqual([]);
    const { blocks } = letterDocument(letterOf(parts));
    expect(blocks.slice(0, 3).map(({ kind }) => kind)).toEqual(['address', 'paragraph', 'subject']);
    const words = (one: string) => one.split(/\s+/).filter(Boolean).sort();
    const shown = blocks.flatMap((block) =>
      block.kind === 'address'
        ? [...block.sender, ...block.recipient]
        : block.kind === 'paragraph' || block.kind === 'subject'
          ? [block.text]
          : [],
    );
    expect(words(shown.join(' '))).toEqual(words(text));
  }
});

test('TALK-15 what is missing is an empty field, never words in brackets on paper', () => {
  const gaps = LETTER.replace('Am Bach 1', '[Ihre Straße und Hausnummer]')
    .replace('Caritas\nHerrn Dr. Weber', '[Name des Arbeitgebers]')
    .replace('Ringstraße 4\n', '');
  const parts = parseParts(gaps);
  expect(parts).toMatchObject({ street: '', employer: '', employerStreet: '' });
  expect(missingFields(parts)).toEqual(['street', 'employer']);
  expect(letterText(parts)).toBe(gaps);
  expect(JSON.stringify(letterDocument(letterOf(parts)))).not.toContain('[Ihre');
});

test('TALK-15 a private household is called by the name of a person, and nothing is missing', () => {
  const text = LETTER.replace('Caritas\nHerrn Dr. Weber', 'Frau Ilse Brandt');
  const parts = parseParts(text);
  expect(parts).toMatchObject({ employer: '', contact: 'Frau Ilse Brandt' });
  expect(missingFields(parts)).toEqual([]);
  expect(letterText(parts)).toBe(text);
});

test.each([
  'Hallo Anna,\n\nich komme.\n\nBis bald\n\nHeinz',
  'Nur ein Absatz ohne alles.',
  'Betreff: Ihre Anzeige\n\nGuten Tag,\n\nText.\n\nMit freundlichen Grüßen\nEva',
])('TALK-15 text that is no whole letter keeps its words: %j', (text) => {
  const words = (one: string) => one.replace('Betreff: ', '').split(/\s+/).sort();
  expect(words(letterText(parseParts(text)))).toEqual(words(text));
});

test('TALK-15 a change is told part by part, word by word', () => {
  const before = parseParts(LETTER);
  const after = parseParts(
    LETTER.replace('Zwei.', 'Zwei und drei.').replace('Ringstraße 4', 'Ringstraße 5'),
  );
  expect(changesBetween(before, after)).toEqual([
    {
      key: 'employerStreet',
      label: 'Straße und Hausnummer des Arbeitgebers',
      before: 'Ringstraße 4',
      after: 'Ringstraße 5',
    },
    { key: 2, label: 'Absatz 2', before: 'Zwei.', after: 'Zwei und drei.' },
  ]);
  expect(diffWords('Ich koche gern gut.', 'Ich koche sehr gern.')).toEqual([
    { kind: 'same', text: 'Ich koche ' },
    { kind: 'gone', text: 'gern gut.' },
    { kind: 'new', text: 'sehr gern.' },
  ]);
  const gone = changesBetween(before, parseParts(LETTER.replace('\n\nZwei.', '')));
  expect(gone).toEqual([{ key: -2, label: 'Absatz 2 (gestrichen)', before: 'Zwei.', after: '' }]);
});
