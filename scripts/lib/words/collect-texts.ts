import { parseSync } from '@swc/core';

/** A German text of a source file, with where it stands. */
export interface GermanText {
  readonly path: string;
  readonly line: number;
  readonly text: string;
}

type SourceFile = { readonly path: string; readonly text: string };
type Node = { readonly type?: string; readonly [key: string]: unknown };

/** Stands for what is put into a text when it is shown. */
const FILLED_IN = '{}';

const GERMAN =
  /[äöüÄÖÜß„…]|\b(?:Sie|Ihre?[mnrs]?|und|oder|nicht|der|die|das|den|dem|ein|eine[mnrs]?|kein|mit|von|zu|zum|zur|bei|ist|sind|wird|noch|schon|Bitte|Zu|Zurück|Meine?)\b/;

/** Every German text of more than a word: texts in quotes, templates and what stands in JSX. */
export function collectTexts({ path, text: source }: SourceFile): GermanText[] {
  const module = parseSync(source, { syntax: 'typescript', tsx: path.endsWith('x') });
  // Positions count bytes from the first character that is no comment, over all parsed files.
  const bytes = Buffer.from(source);
  const begin = module.span.start - firstCode(source);
  const lineAt = (position: number) =>
    bytes
      .subarray(0, Math.max(0, position - begin))
      .toString()
      .split('\n').length;

  const found: GermanText[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) {
      for (const item of value) visit(item);
      return;
    }
    if (typeof value !== 'object' || value === null) return;
    const node = value as Node;
    if (node.type === 'ImportDeclaration' || node.type === 'TsLiteralType') return;
    const text = textOf(node)?.replace(/\s+/g, ' ').trim();
    if (text?.includes(' ') && GERMAN.test(text) && !text.includes('<')) {
      found.push({ path, line: lineAt((node.span as { start: number }).start), text });
    }
    for (const [key, child] of Object.entries(node)) if (key !== 'span') visit(child);
  };
  visit(module.body);
  return found;
}

function textOf(node: Node): string | null {
  if (node.type === 'StringLiteral' || node.type === 'JSXText') return String(node.value);
  if (node.type !== 'TemplateLiteral') return null;
  return (node.quasis as Node[]).map(({ cooked }) => String(cooked)).join(FILLED_IN);
}

/** Bytes of blanks and comments before the first code. */
function firstCode(source: string): number {
  const before = /^(?:\s|\/\/[^\n]*\n|\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\/)*/.exec(source)?.[0] ?? '';
  return Buffer.byteLength(before);
}
