import type { Block, TextDocument } from './text-document.ts';

/** The document as plain text, for the clipboard. */
export function documentText({ blocks }: TextDocument): string {
  return blocks
    .map((block, index) => {
      const text = blockText(block);
      const close = block.kind === 'fact' && blocks[index + 1]?.kind === 'fact';
      return text === '' ? '' : `${text}${close ? '\n' : '\n\n'}`;
    })
    .join('')
    .trim();
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'head':
      return lines(block.title, block.name, ...block.lines);
    case 'address':
      return [lines(...block.sender), lines(...block.recipient)].filter(Boolean).join('\n\n');
    case 'entry':
      return lines(block.when, block.title, block.place, block.text, ...block.items.map(bullet));
    case 'list':
      return lines(...block.items.map(bullet));
    case 'fact':
      return block.term === '' ? block.value : `${block.term}: ${block.value}`;
    default:
      return block.text;
  }
}

const bullet = (text: string) => `• ${text}`;
const lines = (...texts: readonly string[]) => texts.filter((text) => text !== '').join('\n');
