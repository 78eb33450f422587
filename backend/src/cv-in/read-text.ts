import { headingOf, joinColumns, NEW_COLUMN } from './cv-sections.ts';

/** Most of a CV that is read, in characters: one that is longer is none. */
const TEXT_MAX = 60_000;
const PAGES_MAX = 8;
/** Of the text of a Word document, unpacked, in bytes. */
const UNPACKED_MAX_BYTES = 20 * 1_048_576;
/** Blank between two pieces of a line from which they stand in columns, in points. */
const COLUMN_GAP = 14;
/** Pieces whose base lines differ less stand in one line, in points. */
const LINE_HEIGHT = 3;

type Piece = { readonly str: string; readonly transform: number[]; readonly width: number };
/** Text of a line without a wide blank in it, and where it begins, in points. */
type Segment = { readonly x: number; readonly text: string };

/** The lines of a page from top to bottom, each as what stands between its wide blanks. */
function linesOf(pieces: readonly Piece[]): Segment[][] {
  const at = (piece: Piece, index: number) => piece.transform[index] ?? 0;
  const sorted = pieces
    .filter(({ str }) => str.trim() !== '')
    .sort((one, other) => at(other, 5) - at(one, 5) || at(one, 4) - at(other, 4));
  const lines: Piece[][] = [];
  for (const piece of sorted) {
    const line = lines.at(-1);
    const first = line?.[0];
    if (line && first && Math.abs(at(first, 5) - at(piece, 5)) < LINE_HEIGHT) line.push(piece);
    else lines.push([piece]);
  }
  return lines.map((line) => {
    const segments: Segment[] = [];
    let end = 0;
    for (const piece of line.sort((one, other) => at(one, 4) - at(other, 4))) {
      const gap = at(piece, 4) - end;
      const last = segments.at(-1);
      if (!last || gap > COLUMN_GAP) segments.push({ x: at(piece, 4), text: piece.str });
      else {
        const text = `${last.text}${gap > 1 ? ' ' : ''}${piece.str}`;
        segments[segments.length - 1] = { x: last.x, text };
      }
      end = at(piece, 4) + piece.width;
    }
    return segments;
  });
}

/**
 * A page as lines: columns of a table parted by tabs, columns that are texts of their own one after the
 * other. The second one begins where a heading does that is not at the left margin.
 */
function pageOf(lines: readonly (readonly Segment[])[]): string[] {
  const headings = lines.flat().filter(({ text }) => headingOf(text.trim()));
  const left = Math.min(...lines.flat().map(({ x }) => x));
  const column = headings.map(({ x }) => x).filter((x) => x - left > 3 * COLUMN_GAP);
  const start = Math.min(...column) - 1;
  const columns = [true, false].map((isLeft) =>
    lines.map((line) =>
      line
        .filter(({ x }) => x < start === isLeft)
        .map(({ text }) => text.trim())
        .join('\t'),
    ),
  );
  const joined = joinColumns(columns);
  return joined.includes(NEW_COLUMN)
    ? joined
    : lines.map((line) => {
        const indented = (line[0]?.x ?? left) - left > 3 * COLUMN_GAP;
        return `${indented ? '\t' : ''}${line.map(({ text }) => text.trim()).join('\t')}`;
      });
}

async function readPdf(bytes: Uint8Array): Promise<string> {
  const { getDocumentProxy } = await import('unpdf');
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const pages: string[] = [];
  for (let number = 1; number <= Math.min(pdf.numPages, PAGES_MAX); number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    pages.push(
      ...pageOf(linesOf(items.filter((item): item is typeof item & Piece => 'str' in item))),
    );
  }
  await pdf.cleanup();
  return pages.join('\n');
}

/** A node as fast-xml-parser gives it in order: one tag with its children, or a text. */
type Node = Readonly<Record<string, unknown>>;

const nodesIn = (inner: unknown): Node[] => (Array.isArray(inner) ? (inner as Node[]) : []);
/** Deleted text, instructions of fields, and the second writing of a text box. */
const UNREAD = new Set(['instrText', 'delText', 'pPr', 'rPr', 'Fallback']);

function rowOf(nodes: readonly Node[]): string {
  const cells = nodes.flatMap((node) => ('tc' in node ? [textOf(nodesIn(node.tc))] : []));
  const lines = cells.map((cell) => cell.split('\n').map((line) => line.trim()));
  return `${joinColumns(lines.map((cell) => cell.filter((line) => line !== ''))).join('\n')}\n`;
}

function textOf(nodes: readonly Node[]): string {
  let text = '';
  for (const node of nodes) {
    for (const [tag, inner] of Object.entries(node)) {
      if (UNREAD.has(tag)) continue;
      if (tag === 't')
        text += nodesIn(inner)
          .map((part) => String(part['#text'] ?? ''))
          .join('');
      else if (tag === 'tab') text += '\t';
      else if (tag === 'br' || tag === 'cr') text += '\n';
      else if (tag === 'tr') text += rowOf(nodesIn(inner));
      else text += `${textOf(nodesIn(inner))}${tag === 'p' ? '\n' : ''}`;
    }
  }
  return text;
}

async function readWord(bytes: Uint8Array): Promise<string> {
  const { unzipSync, strFromU8 } = await import('fflate');
  const { XMLParser } = await import('fast-xml-parser');
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) =>
      /^word\/(?:document|header\d{1,2})\.xml$/.test(name) && originalSize <= UNPACKED_MAX_BYTES,
  });
  const parser = new XMLParser({
    preserveOrder: true,
    removeNSPrefix: true,
    trimValues: false,
    parseTagValue: false,
  });
  // Name and address may stand in the head of the page.
  const names = Object.keys(files).sort().reverse();
  return names
    .map((name) => textOf(parser.parse(strFromU8(files[name] ?? new Uint8Array())) as Node[]))
    .join('\n');
}

/** The text of a CV; made for a thread, since one that was built to be slow is. '' where there is none. */
export async function* work({
  bytes,
  isPdf,
}: {
  readonly bytes: Uint8Array;
  readonly isPdf: boolean;
}): AsyncGenerator<string> {
  const text = await (isPdf ? readPdf(bytes) : readWord(bytes));
  yield text.normalize('NFC').replaceAll('\u00a0', ' ').slice(0, TEXT_MAX);
}
