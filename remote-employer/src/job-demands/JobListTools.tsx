import { useApi } from '@silverjobs/api';
import { employerJobCountQuery, type JobsAsked } from '@silverjobs/api/employer-job';
import {
  afterTyping,
  Field,
  NativeSelect,
  SearchInput,
  SegmentedControl,
  Text,
} from '@silverjobs/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { FILTERS } from './job-texts.ts';
import { ORDERS, WORDS_MAX_LENGTH } from './jobs-asked.ts';

/** From so many on a search is worth its place. */
const MANY = 6;

const numbers = new Intl.NumberFormat('de-DE');

interface JobListToolsProps {
  asked: JobsAsked;
  /** How many own advertisements there are. */
  total: number;
  onChange: (asked: JobsAsked) => void;
}

/** Narrows and orders the own advertisements (employers-65). */
export function JobListTools({ asked, total, onChange }: JobListToolsProps): ReactNode {
  const { status, ...rest } = asked;
  const { data: found } = useQuery(employerJobCountQuery(useApi(), asked));
  return (
    <div className="employer-jobs__tools">
      {total >= MANY && (
        <div className="employer-jobs__search">
          <SearchWords asked={asked} onChange={onChange} />
          <Field label="Reihenfolge">
            <NativeSelect
              options={ORDERS}
              value={asked.order ?? 'newest'}
              onChange={({ target }) => {
                const order = ORDERS.find(({ value }) => value === target.value)?.value;
                onChange({ ...asked, ...(order && { order }) });
              }}
            />
          </Field>
        </div>
      )}
      <SegmentedControl
        label="Stand der Anzeigen"
        segments={FILTERS}
        value={status ?? 'all'}
        onChange={(next) => onChange(next === 'all' ? rest : { ...rest, status: next })}
      />
      {(asked.words || status) && found !== undefined && (
        <Text tone="quiet" role="status">
          {`${numbers.format(found)} von ${numbers.format(total)} Anzeigen`}
        </Text>
      )}
    </div>
  );
}

function SearchWords({ asked, onChange }: Pick<JobListToolsProps, 'asked' | 'onChange'>) {
  const [words, setWords] = useState(asked.words ?? '');
  const waiting = useRef<() => void>(undefined);
  useEffect(() => () => waiting.current?.(), []);

  function search(typed: string) {
    setWords(typed);
    waiting.current?.();
    waiting.current = afterTyping(() => {
      const { words: _, ...rest } = asked;
      onChange(typed.trim() ? { ...rest, words: typed.trim() } : rest);
    });
  }

  return (
    <Field label="In Ihren Anzeigen suchen">
      <SearchInput
        value={words}
        maxLength={WORDS_MAX_LENGTH}
        placeholder="Titel, Tätigkeit, Ort oder Nummer"
        onChange={search}
      />
    </Field>
  );
}
