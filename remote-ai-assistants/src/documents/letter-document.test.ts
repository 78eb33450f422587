/** @jest-environment node */
import { letterDocument } from './letter-document.ts';

const blocksOf = (text: string) => letterDocument({ author: 'Eva Roth', text }).blocks;

test('AI-12 a letter: address, date, subject of its first line, paragraphs, room to sign', () => {
  const letter = letterDocument({
    author: 'Eva Roth',
    sender: ['Eva Roth', 'Am Bach 1'],
    recipient: ['Gärtnerei Blum'],
    date: 'Ulm, 2. März 2026',
    text: 'Betreff: Ihre Anzeige\n\nGuten Tag,\n\nich **bin** Gärtnerin.\n\nMit freundlichen Grüßen\nEva Roth',
  });
  expect(letter.name).toBe('Anschreiben Eva Roth');
  expect(letter.blocks).toEqual([
    { kind: 'address', sender: ['Eva Roth', 'Am Bach 1'], recipient: ['Gärtnerei Blum'] },
    { kind: 'paragraph', text: 'Ulm, 2. März 2026', align: 'end' },
    { kind: 'subject', text: 'Ihre Anzeige' },
    { kind: 'paragraph', text: 'Guten Tag,' },
    { kind: 'paragraph', text: 'ich bin Gärtnerin.' },
    { kind: 'paragraph', text: 'Mit freundlichen Grüßen\n\n\nEva Roth' },
  ]);
});

test.each([
  ['# Titel', [{ kind: 'paragraph', text: 'Titel' }]],
  ['ein *kleines* Wort, 2 * 3 * 4', [{ kind: 'paragraph', text: 'ein kleines Wort, 2 * 3 * 4' }]],
  ['---', []],
  [
    'Ich kann:\n- Rosen\n- Hecken',
    [
      { kind: 'paragraph', text: 'Ich kann:' },
      { kind: 'list', items: ['Rosen', 'Hecken'] },
    ],
  ],
  ['1. eins\r\n2. zwei', [{ kind: 'list', items: ['eins', 'zwei'] }]],
  ['', []],
])('AI-12 Markdown %j becomes plain pieces', (text, blocks) => {
  expect(blocksOf(text)).toEqual(blocks);
});

test('TALK-05 what is enclosed stands below the name', () => {
  const text = 'Text.\n\nMit freundlichen Grüßen\n\nEva Roth\n\nAnlage\nLebenslauf';
  expect(blocksOf(text).slice(1)).toEqual([
    { kind: 'paragraph', text: 'Mit freundlichen Grüßen\n\n\nEva Roth' },
    { kind: 'paragraph', text: 'Anlage\nLebenslauf' },
  ]);
});

test('AI-12 a given subject wins over the line, which is not repeated', () => {
  const { blocks, name } = letterDocument({ author: '', subject: 'A', text: 'Betreff: B\n\nText' });
  expect(name).toBe('Anschreiben');
  expect(blocks).toEqual([
    { kind: 'subject', text: 'A' },
    { kind: 'paragraph', text: 'Text' },
  ]);
});
