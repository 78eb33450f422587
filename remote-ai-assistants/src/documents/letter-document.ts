import type { Block, TextDocument } from './text-document.ts';

/** What a letter is made of. */
export interface Letter {
  /** Who writes: 'Heinz Falkenberg'. */
  readonly author: string;
  /** The letter, with an empty line between paragraphs; emphasis in Markdown is left out. */
  readonly text: string;
  /** Name, street, postal code and place, telephone, mail; a line each. */
  readonly sender?: readonly string[];
  readonly recipient?: readonly string[];
  /** 'Freiburg, 21. November 2026'. */
  readonly date?: string;
  /** When missing, a first line 'Betreff: …' of the text. */
  readonly subject?: string;
}

/** A letter of application as a document; its file is called 'Anschreiben' and the name. */
export function letterDocument(letter: Letter): TextDocument {
  const { author, sender = [], recipient = [], date } = letter;
  const paragraphs = splitParagraphs(letter.text);
  const named = SUBJECT.exec(paragraphs[0] ?? '')?.[1]?.trim();
  const subject = letter.subject ?? named;
  const body = named === undefined ? paragraphs : paragraphs.slice(1);
  return {
    name: author === '' ? 'Anschreiben' : `Anschreiben ${author}`,
    author,
    look: { layout: 'letter', textSize: 11 },
    blocks: [
      ...(sender.length + recipient.length > 0
        ? [{ kind: 'address' as const, sender, recipient }]
        : []),
      ...(date ? [{ kind: 'paragraph' as const, text: date, align: 'end' as const }] : []),
      ...(subject ? [{ kind: 'subject' as const, text: subject }] : []),
      ...withSignatureSpace(body).flatMap(paragraphBlocks),
    ],
  };
}

const SUBJECT = /^(?:Betreff|Betrifft):(.+)$/i;
const BULLET = /^\s*(?:[-*•]|\d+\.)\s+/;

/** Leaves lines for the hand between the greeting at the end and the name. */
function withSignatureSpace(paragraphs: readonly string[]): string[] {
  const rest = paragraphs.flatMap((paragraph) => paragraph.split(/\n(?=Mit .*Grü(?:ß|ss)en)/));
  const end = rest.findLastIndex((paragraph) => GREETING.test(paragraph));
  const enclosed = rest.findIndex((paragraph, index) => index > end && ENCLOSED.test(paragraph));
  const signed = enclosed < 0 ? rest : rest.slice(0, enclosed);
  if (end < 0 || end < signed.length - 2) return rest;
  const [greeting = '', ...names] = signed.slice(end).flatMap((paragraph) => paragraph.split('\n'));
  const below = enclosed < 0 ? [] : rest.slice(enclosed);
  return [...rest.slice(0, end), [greeting, '', '', ...names].join('\n'), ...below];
}

const ENCLOSED = /^Anlagen?(?:\n|:|$)/;
const GREETING = /^(?:Mit \S+ Grü(?:ß|ss)en|(?:Freundliche|Herzliche|Viele|Beste) Grü(?:ß|ss)e)/;

function splitParagraphs(text: string): string[] {
  return text
    .replace(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .map((paragraph) => withoutMarkdown(paragraph).trim())
    .filter((paragraph) => paragraph !== '');
}

/** Takes the signs of headings and emphasis away; bullets stay. */
function withoutMarkdown(text: string): string {
  return text
    .replace(/^\s{0,3}#{1,6}\s+/gm, '')
    .replace(/^\s{0,3}(?:-{3,}|\*{3,}|_{3,})\s*$/gm, '')
    .replace(/\*\*(?=\S)([^*\n]*[^*\s])\*\*/g, '$1')
    .replace(/__(?=\S)([^_\n]*[^_\s])__/g, '$1')
    .replace(/(^|[^\w*])\*(?=\S)([^*\n]*[^*\s])\*(?![\w*])/gm, '$1$2')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n');
}

function paragraphBlocks(paragraph: string): Block[] {
  const rows = paragraph.split('\n');
  const first = rows.findIndex((row) => BULLET.test(row));
  if (first < 0 || !rows.slice(first).every((row) => BULLET.test(row))) {
    return [{ kind: 'paragraph', text: paragraph }];
  }
  const before = rows.slice(0, first).join('\n');
  return [
    ...(before === '' ? [] : [{ kind: 'paragraph' as const, text: before }]),
    { kind: 'list', items: rows.slice(first).map((row) => row.replace(BULLET, '')) },
  ];
}
