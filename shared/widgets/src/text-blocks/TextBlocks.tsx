import type { TextBlock, TextPiece } from '@silverjobs/contract/text-blocks';
import { Link } from '@silverjobs/ui';
import { createElement, Fragment, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

/** A text that the office has written, as pages and the preview beside its editor show it. */
export function TextBlocks({ blocks }: { blocks: readonly TextBlock[] }): ReactNode {
  return blocks.map((block, index) => {
    // Texts are shown as they are and never change in place.
    const key = `${index} ${block.kind}`;
    if (block.kind === 'list') {
      const items = block.items.map((item, place) => <li key={place}>{pieces(item)}</li>);
      return createElement(block.ordered ? 'ol' : 'ul', { key }, items);
    }
    const name = block.kind === 'heading' ? `h${block.level}` : 'p';
    return createElement(name, { key }, pieces(block.pieces));
  });
}

function pieces(all: readonly TextPiece[]): ReactNode {
  return all.map(({ text, strong, href }, index) => {
    const words = strong ? <strong>{text}</strong> : text;
    if (!href) return <Fragment key={index}>{words}</Fragment>;
    const isOurs = href.startsWith('/');
    return (
      <Link key={index} asChild={isOurs} {...(!isOurs && { href, rel: 'noopener' })}>
        {isOurs ? <RouterLink to={href}>{words}</RouterLink> : words}
      </Link>
    );
  });
}
