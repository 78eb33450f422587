import type { LetterSource } from '@silverjobs/contract';
import { Text, VisuallyHidden } from '@silverjobs/ui';
import type { ReactNode } from 'react';
import { diffWords, type PartChange } from './letter-changes.ts';
import { piecesOf, sourceNames, wordsOfSource } from './letter-sources.ts';
import type { ChangedBy } from './sheet-state.ts';

/** Who made the last change. */
export const CHANGED_BY: Readonly<Record<ChangedBy, string>> = {
  talk: 'Im Gespräch geändert',
  hand: 'Von Ihnen geändert',
};

/** What the last change has made of a part, word by word. */
export function ChangeNote({ change, by }: { change: PartChange; by: ChangedBy }): ReactNode {
  const pieces = diffWords(change.before, change.after);
  return (
    <p className="letter-change">
      <strong>{CHANGED_BY[by]}: </strong>
      {pieces.map(({ kind, text }, at) => {
        if (kind === 'same') return text;
        const Piece = kind === 'gone' ? 'del' : 'ins';
        return (
          <Piece key={at}>
            <VisuallyHidden>{kind === 'gone' ? ' gestrichen: ' : ' neu: '}</VisuallyHidden>
            {text}
          </Piece>
        );
      })}
    </p>
  );
}

/** Where a line of the head comes from. */
export function LineSource({
  text,
  sources,
}: {
  text: string;
  sources: readonly LetterSource[];
}): ReactNode {
  const words = wordsOfSource(text, sources);
  if (words === null) return null;
  return (
    <Text tone="quiet" size="sm" className="letter-source">
      {words}
    </Text>
  );
}

/** Where each sentence of a paragraph comes from, to be opened. */
export function ParagraphSource({
  text,
  sources,
}: {
  text: string;
  sources: readonly LetterSource[];
}): ReactNode {
  const pieces = piecesOf(text, sources);
  if (pieces.length === 0) return null;
  return (
    <details className="letter-sources">
      <summary>
        <span className="letter-sources__ask">Woher kommt das?</span>{' '}
        <span className="letter-source">{sourceNames(pieces)}</span>
      </summary>
      <ul>
        {pieces.map(({ text: said, words }, at) => (
          <li key={at}>
            „{said}“: <strong>{words}</strong>
          </li>
        ))}
      </ul>
    </details>
  );
}
