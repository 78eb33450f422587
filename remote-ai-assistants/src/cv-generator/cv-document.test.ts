/** @jest-environment node */
import type { CvSection } from '@silverjobs/contract';
import { cvDocument } from './cv-document.ts';
import { sampleDraft, station } from './testing/sample-draft.ts';

const blocksOf = (...sections: CvSection[]) =>
  cvDocument(sampleDraft({ sections }), 2026).blocks.slice(1);

const career = (summarise: boolean): CvSection => ({
  id: 1,
  kind: 'stations',
  title: 'Beruf',
  summarise,
  stations: [
    station({ from: '2012', to: 'heute', title: 'Meister', tasks: '- Planung\n\n Ausbildung ' }),
    station({ from: '1990', to: '2005', title: 'Geselle', place: 'AEG', tasks: 'Bau' }),
    station({ from: '1985', to: '1990', title: '', place: 'Merten' }),
    station({ title: ' ', place: '' }),
  ],
});

test('AI-13 the document has head, sections and what is filled in; empty facts are left out', () => {
  const document = cvDocument(sampleDraft(), 2026);
  expect(document.name).toBe('Lebenslauf Heinz Groß');
  expect(document.blocks).toEqual([
    {
      kind: 'head',
      title: 'Lebenslauf',
      name: 'Heinz Groß',
      lines: ['Elektriker', 'Am Bach 1, 50667 Köln', '0221 1 · heinz@test.example'],
      photo: undefined,
    },
    { kind: 'heading', text: 'Kurzprofil' },
    { kind: 'paragraph', text: 'Ruhig und genau.' },
    { kind: 'heading', text: 'Beruf' },
    expect.objectContaining({ kind: 'entry', when: '2015 – 2024', title: 'Meister', place: 'AEG' }),
    { kind: 'heading', text: 'Kenntnisse' },
    { kind: 'fact', term: 'Sprachen', value: 'Deutsch' },
  ]);
});

test('AI-13 a long career: the last years in full, what was before in a line each', () => {
  const [, ...entries] = blocksOf(career(true));
  expect(entries).toEqual([
    expect.objectContaining({ title: 'Meister', items: ['Planung', 'Ausbildung'] }),
    {
      kind: 'entry',
      when: '1985 – 2005',
      title: 'Frühere Stationen',
      place: '',
      text: '',
      items: ['1990 – 2005: Geselle, AEG', '1985 – 1990: Merten'],
    },
  ]);
});

test('AI-13 without summary every station with a name stands in full, and its place only once', () => {
  const [, ...entries] = blocksOf(career(false));
  expect(entries.map((entry) => entry.kind === 'entry' && [entry.title, entry.place])).toEqual([
    ['Meister', 'AEG'],
    ['Geselle', 'AEG'],
    ['Merten', ''],
  ]);
});

test('AI-13 lines with a dash become a list; a section without content has no heading', () => {
  expect(
    blocksOf(
      { id: 1, kind: 'text', title: 'Hobbys', text: 'Gern:\n- Chor\n– Garten\nund mehr' },
      { id: 2, kind: 'text', title: 'Leer', text: ' \n ' },
    ),
  ).toEqual([
    { kind: 'heading', text: 'Hobbys' },
    { kind: 'paragraph', text: 'Gern:' },
    { kind: 'list', items: ['Chor', 'Garten'] },
    { kind: 'paragraph', text: 'und mehr' },
  ]);
});

test('AI-13 date of birth, photo, place and date stand there when they are given', () => {
  const { person } = sampleDraft();
  const photo = { source: 'data:image/jpeg;base64,AA==', ratio: 0.8 };
  const given = { person: { ...person, birth: '1.2.1960' }, photo, signed: 'Köln, heute' };
  const { blocks } = cvDocument(sampleDraft({ ...given, sections: [] }), 2026);
  expect(blocks[0]).toMatchObject({ photo, lines: expect.arrayContaining(['Geboren: 1.2.1960']) });
  expect(blocks.at(-1)).toEqual({ kind: 'paragraph', text: '\nKöln, heute\n\n\nHeinz Groß' });
});
