import { cx } from '@silverjobs/ui';
import { createElement, Fragment, type ReactNode } from 'react';
import './document-sheet.css';
import { pageStyle } from './page-style.ts';
import { printableBlock } from './printable-block.ts';
import type { Address, Block, Entry, Head, TextDocument } from './text-document.ts';

export interface DocumentSheetProps {
  readonly document: TextDocument;
  /** Level of the highest heading. */
  readonly level: 1 | 2 | 3;
}

/** The document as it will stand on paper, in the width that it is given. */
export function DocumentSheet({ document, level }: DocumentSheetProps): ReactNode {
  const { layout, textSize } = document.look;
  const classes = cx(
    'document-sheet',
    `document-sheet--${layout}`,
    `document-sheet--${textSize}`,
    pageStyle(document.look).aside > 0 && 'document-sheet--aside',
  );
  return (
    <div className={classes}>
      {document.blocks.map((block, index) => (
        <Fragment key={index}>{drawBlock(printableBlock(block), level)}</Fragment>
      ))}
    </div>
  );
}

function drawBlock(block: Block, level: number): ReactNode {
  switch (block.kind) {
    case 'head':
      return <SheetHead head={block} level={level} />;
    case 'address':
      return <SheetAddress address={block} />;
    case 'heading':
      return heading(level + 1, 'document-sheet__heading', block.text);
    case 'subject':
      return heading(level, 'document-sheet__subject', block.text);
    case 'paragraph':
      return (
        <p className={cx('document-sheet__text', block.align && 'document-sheet__text--end')}>
          {block.text}
        </p>
      );
    case 'list':
      return <SheetList items={block.items} />;
    case 'entry':
      return <SheetEntry entry={block} level={level + 2} />;
    case 'fact':
      return (
        <div className="document-sheet__fact">
          {block.term !== '' && <span className="document-sheet__term">{block.term}</span>}
          <span className="document-sheet__value">{block.value}</span>
        </div>
      );
  }
}

function heading(level: number, className: string, text: string): ReactNode {
  return createElement(`h${level}`, { className }, text);
}

function SheetHead({ head, level }: { head: Head; level: number }) {
  return (
    <div className="document-sheet__head">
      <div>
        <p className="document-sheet__quiet">{head.title}</p>
        {heading(level, 'document-sheet__name', head.name)}
        {head.lines.map((line) => (
          <p key={line} className="document-sheet__quiet">
            {line}
          </p>
        ))}
      </div>
      {head.photo && (
        <img
          className="document-sheet__photo"
          src={head.photo.source}
          alt={`Foto von ${head.name}`}
        />
      )}
    </div>
  );
}

function SheetAddress({ address }: { address: Address }) {
  return (
    <div className="document-sheet__address">
      <p className="document-sheet__sender">{address.sender.join('\n')}</p>
      {address.recipient.length > 0 && (
        <p className="document-sheet__recipient">{address.recipient.join('\n')}</p>
      )}
    </div>
  );
}

function SheetEntry({ entry, level }: { entry: Entry; level: number }) {
  const { when, title, place, text, items } = entry;
  return (
    <div className="document-sheet__entry">
      {when !== '' && <p className="document-sheet__when">{when}</p>}
      <div className="document-sheet__station">
        {heading(level, 'document-sheet__title', title)}
        {place !== '' && <p>{place}</p>}
        {text !== '' && <p>{text}</p>}
        {items.length > 0 && <SheetList items={items} />}
      </div>
    </div>
  );
}

function SheetList({ items }: { items: readonly string[] }) {
  return (
    <ul className="document-sheet__list">
      {items.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </ul>
  );
}
