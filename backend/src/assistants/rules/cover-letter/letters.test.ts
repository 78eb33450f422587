import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SAMPLES } from './testing/letter-samples.ts';
import { lettersDocument } from './testing/letters-document.ts';
import { writeLetter } from './testing/write-letter.ts';

const FILE = join(import.meta.dirname, '../../../../../docs/assistants/letters.md');

test('TALK-05 TALK-15 the twelve printed letters are those that the rules write', () => {
  const document = lettersDocument();
  if (process.env.WRITE_SAMPLES) writeFileSync(FILE, document);
  expect(SAMPLES).toHaveLength(12);
  expect(readFileSync(FILE, 'utf8')).toBe(document);
});

test.each(SAMPLES.map((sample) => [sample.name, sample] as const))(
  'TALK-05 %s: the letter can be sent as it is',
  (_, sample) => {
    const { letter = '', choices = [] } = writeLetter(sample, sample.messages).at(-1) ?? {
      text: '',
    };
    const parts = letter.split('\n\n');
    const date = parts.findIndex((part) => /, 22\. November 2026$/.test(part));
    expect(date).toBeGreaterThan(0);
    expect(parts[date + 1]).toMatch(/^Bewerbung/);
    expect(parts[date + 2]).toMatch(/^(?:Sehr geehrte|Guten Tag).*,$/);
    expect(parts.at(-2)).toBe('Mit freundlichen Grüßen');
    expect(parts.at(-1)).toBe([sample.person.first, sample.person.last ?? 'Ahrens'].join(' '));
    expect(letter).not.toMatch(/Betreff|undefined|null|\[|\s{2,}\S* {2}|\.\.|,,| ,| \./);
    for (const paragraph of parts.slice(date + 3, -2)) expect(paragraph).toMatch(/[.!?]$/);
    expect(choices.length).toBeGreaterThan(2);
  },
);

/** What claims nothing: greetings and the date. */
const FORMS =
  /^(?:Sehr geehrte|Guten Tag|Mit freundlichen Grüßen$|Anlagen?$|\p{Lu}[^,]*, 22\. November 2026$)/u;

test.each(SAMPLES.map((sample) => [sample.name, sample] as const))(
  'TALK-15 %s: each claim of the letter has its source',
  (_, sample) => {
    const { letter = '', sources = [] } = writeLetter(sample, sample.messages).at(-1) ?? {
      text: '',
    };
    const lowFirst = (text: string) => text.charAt(0).toLocaleLowerCase('de') + text.slice(1);
    const texts = sources.flatMap(({ text }) => [text, lowFirst(text)]);
    const longestFirst = texts.sort((one, other) => other.length - one.length);
    const without = letter
      .split('\n')
      .filter((line) => !FORMS.test(line))
      .map((line) =>
        longestFirst
          .reduce((left, text) => left.replace(text, ''), line.replace(/^Telefon (?=\d)/, ''))
          .trim(),
      )
      .filter((left) => left !== '');
    expect(without).toEqual([]);
  },
);

test('TALK-15 a wish that was not confirmed, and experience that nobody has told, are not written', () => {
  const [sample] = SAMPLES;
  if (!sample) throw new Error('no sample');
  const person = { first: 'Eva', last: 'Roth', street: 'Am Bach 1', place: '50667 Köln' };
  const { letter = '' } =
    writeLetter({ person, job: sample.job }, ['Brief gleich zeigen']).at(-1) ?? {};
  expect(letter).toMatch(
    /Sehr geehrte Frau Dr\. Vogt,\n\nauf Ihre Anzeige bewerbe ich mich gern\.\n\nÜber eine Einladung/,
  );
});

test('TALK-15 a question back, an answer to something else and days that are not possible', () => {
  const [sample] = SAMPLES;
  if (!sample) throw new Error('no sample');
  const replies = writeLetter(sample, [
    'weil ich gern telefoniere',
    'was meinst du damit',
    'an der kasse hab ich reklamationen geklärt',
    'bei meinem Bruder hab ich zwanzig Jahre alles allein gemacht',
    'ab 1.1. so 12 Stunden, aber montags kann ich nicht',
  ]);
  const letter = replies.at(-1)?.letter;
  expect(replies[2]?.text).toContain('Welche Erfahrung passt');
  expect(letter).not.toMatch(/meinst|Stimme|Bereitschaft/);
  expect(letter).toContain('An der Kasse habe ich Reklamationen geklärt.');
  expect(letter).toMatch(/Bei meinem Bruder habe ich zwanzig Jahre alles allein gemacht\./);
  expect(letter).toContain(
    'Beginnen kann ich ab dem 1.1., und ich möchte gern 12 Stunden pro Woche arbeiten, nur nicht montags.',
  );
});

test('TALK-15 the letter is shown however that is typed, and what no wish has is asked again', () => {
  const [sample] = SAMPLES;
  if (!sample) throw new Error('no sample');
  const replies = writeLetter(sample, [
    'weil ich gern telefoniere',
    'Überspringen',
    'Geduld auf jeden Fall',
    'brief gleich zeigen',
  ]);
  expect(replies[3]?.text).toMatch(/nicht verstanden[\s\S]*Was davon bringen Sie mit/);
  expect(replies[4]?.letter).not.toMatch(/Geduld|ab sofort/);
});

test('TALK-05 the salutation has the form and the name that the advertisement gives', () => {
  const [sample] = SAMPLES;
  if (!sample) throw new Error('no sample');
  const letterFor = (line: string) => {
    const job = `Stelle: Empfang\nArbeitgeber: Praxis\n${line}`;
    return writeLetter({ ...sample, job }, ['Menschen', 'überspringen', 'überspringen']).at(-1)
      ?.letter;
  };
  expect(letterFor('Ansprechpartner: Frau Petra Lindner')).toContain('Sehr geehrte Frau Lindner,');
  expect(letterFor('Ansprechpartner: Herr Prof. Dr. Jan von Berg')).toContain(
    'Sehr geehrter Herr Prof. Dr. von Berg,',
  );
  expect(letterFor('Ansprechpartner: Kim Sommer')).toContain('Guten Tag Kim Sommer,');
  expect(letterFor('Eine Frau Mitte 80 braucht Hilfe.')).toContain(
    'Sehr geehrte Damen und Herren,',
  );
});

test.each([
  ['Frau Ilse Brandt', 'Frau Ilse Brandt\n', 'Sehr geehrte Frau Brandt,'],
  ['Herr Dr. Jan von Berg', 'Herrn Dr. Jan von Berg\n', 'Sehr geehrter Herr Dr. von Berg,'],
  ['Frau Holle Betten GmbH', 'Frau Holle Betten GmbH\n', 'Sehr geehrte Damen und Herren,'],
])(
  'TALK-15 an employer that is a person is addressed by name: %s',
  (employer, head, salutation) => {
    const [sample] = SAMPLES;
    if (!sample) throw new Error('no sample');
    const job = `Stelle: Hilfe im Garten\nArbeitgeber: ${employer}\nOrt: 53113 Bonn`;
    const reply = writeLetter({ ...sample, job }, ['Brief gleich zeigen']).at(-1);
    expect(reply?.letter).toContain(head);
    expect(reply?.letter).toContain(salutation);
    expect(reply?.text.includes('wer die Bewerbung liest')).toBe(salutation.includes('Damen'));
  },
);
