import type { ReactNode } from 'react';
import { cx } from '../lib/cx.ts';
import { GivenText } from '../text/GivenText.tsx';

export interface Definition {
  readonly term: string;
  /** A given name of it that is clumsy, behind the plain one (words-4). */
  readonly given?: string | undefined;
  readonly value: ReactNode;
  /** A quiet line below the value that says more. */
  readonly note?: string | undefined;
}

export interface DefinitionListProps {
  readonly items: readonly Definition[];
  /** Two columns from 768 px on, default 1. */
  readonly columns?: 1 | 2 | undefined;
}

/** Pairs of name and value, for key facts. Items without value, or a blank one, are left out. */
export function DefinitionList({ items, columns = 1 }: DefinitionListProps): ReactNode {
  const shown = items.filter(({ value }) => !isEmpty(value));
  return (
    <dl className={cx('sj-definitions', columns === 2 && 'sj-definitions--2')}>
      {shown.map(({ term, given, value, note }) => (
        <div key={term}>
          <dt>{given ? <GivenText lang="de" plain={term} given={given} /> : term}</dt>
          <dd>{value}</dd>
          {note && <dd className="sj-definitions__note">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}

function isEmpty(value: ReactNode): boolean {
  return (
    value === null || value === undefined || (typeof value === 'string' && value.trim() === '')
  );
}
