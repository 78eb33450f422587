import { fromMarkdown } from 'mdast-util-from-markdown';

/** A piece of a line. */
export interface TextPiece {
  text: string;
  strong?: true | undefined;
  /** Where it leads: a page of ours ('/agb'), a web address, mail or telephone. */
  href?: string | undefined;
}

/** A part of a text as pages show it; nothing else can be in one. */
export type TextBlock =
  | { kind: 'heading'; level: 2 | 3; pieces: TextPiece[] }
  | { kind: 'paragraph'; pieces: TextPiece[] }
  | { kind: 'list'; ordered: boolean; items: TextPiece[][] };

type Block = ReturnType<typeof fromMarkdown>['children'][number];
type Inline = Extract<Block, { type: 'paragraph' }>['children'][number];
type Style = Omit<TextPiece, 'text'>;

/** Pages of ours, the web, mail and telephones: nothing that runs. */
const LINK = /^(?:https:\/\/|mailto:|tel:|\/(?![/\\]))/i;

function piecesOf(nodes: readonly Inline[], style: Style = {}): TextPiece[] {
  return nodes.flatMap((node): TextPiece[] => {
    switch (node.type) {
      case 'text':
      case 'inlineCode':
        return [{ text: node.value, ...style }];
      case 'break':
        return [{ text: '\n', ...style }];
      case 'strong':
      case 'emphasis':
        return piecesOf(node.children, { ...style, strong: true });
      case 'link':
        return piecesOf(node.children, LINK.test(node.url) ? { ...style, href: node.url } : style);
      default:
        return [];
    }
  });
}

function blocksOf(node: Block): TextBlock[] {
  switch (node.type) {
    case 'heading':
      return [{ kind: 'heading', level: node.depth <= 2 ? 2 : 3, pieces: piecesOf(node.children) }];
    case 'paragraph':
      return [{ kind: 'paragraph', pieces: piecesOf(node.children) }];
    case 'list': {
      const items = node.children.map(({ children }) =>
        children.flatMap((child) => (child.type === 'paragraph' ? piecesOf(child.children) : [])),
      );
      return [{ kind: 'list', ordered: node.ordered === true, items }];
    }
    case 'blockquote':
      return node.children.flatMap((child) => blocksOf(child));
    default:
      return [];
  }
}

/**
 * What pages show of a text in Markdown: headings, paragraphs, lists, bold words and links. All else,
 * HTML among it, is left out here and nowhere else (operators-41).
 */
export function parseText(markdown: string): TextBlock[] {
  return fromMarkdown(markdown).children.flatMap(blocksOf);
}

/** What an editor should know of a text before it is public; null where all of it will be shown. */
export function textProblem(markdown: string): string | null {
  const seen = new Set<string>();
  const visit = (node: Block | Inline | { type: string; children?: unknown }): void => {
    seen.add(node.type);
    if ('url' in node && node.type === 'link' && !LINK.test(node.url)) seen.add('bad-link');
    if ('children' in node && Array.isArray(node.children))
      for (const child of node.children) visit(child);
  };
  for (const node of fromMarkdown(markdown).children) visit(node);
  if (seen.has('html'))
    return 'HTML wird nicht gezeigt. Bitte schreiben Sie nur Text und Markdown.';
  if (seen.has('image') || seen.has('imageReference')) return 'Bilder werden hier nicht gezeigt.';
  if (seen.has('code'))
    return 'Eingerückter Text wird nicht gezeigt. Bitte entfernen Sie die Leerzeichen am Anfang der Zeilen.';
  if (seen.has('bad-link'))
    return 'Links beginnen mit https://, mailto:, tel: oder mit / für eine Seite hier.';
  return null;
}

/** A text as plain paragraphs, for mails. */
export function plainText(blocks: readonly TextBlock[]): string[] {
  const joined = (pieces: readonly TextPiece[]) => pieces.map(({ text }) => text).join('');
  return blocks.map((block) =>
    block.kind === 'list'
      ? block.items.map((item) => `- ${joined(item)}`).join('\n')
      : joined(block.pieces),
  );
}
