import type { Block } from '../../text-document.ts';
import { type Paper, space, write } from '../paper.ts';
import { drawAddress } from './draw-address.ts';
import { drawEntry } from './draw-entry.ts';
import { drawFact } from './draw-fact.ts';
import { drawHead } from './draw-head.ts';
import { drawHeading } from './draw-heading.ts';
import { drawList } from './draw-list.ts';
import { full, line } from './full-width.ts';

/** Writes one piece of a document. */
export function drawBlock(paper: Paper, block: Block): void {
  switch (block.kind) {
    case 'head':
      drawHead(paper, block);
      break;
    case 'address':
      drawAddress(paper, block);
      break;
    case 'heading':
      drawHeading(paper, block.text);
      break;
    case 'subject':
      space(paper, line(paper));
      write(paper, 'H1', block.text, { ...full(paper), bold: true });
      space(paper, line(paper));
      break;
    case 'paragraph':
      write(paper, 'P', block.text, {
        ...full(paper),
        align: block.align === 'end' ? 'right' : 'left',
      });
      space(paper, line(paper));
      break;
    case 'list':
      drawList(paper, block.items, paper.left, paper.width);
      space(paper, line(paper));
      break;
    case 'entry':
      drawEntry(paper, block);
      break;
    case 'fact':
      drawFact(paper, block.term, block.value);
  }
}
