import { CONTRACT_KINDS, JOB_TIMES } from '@silverjobs/contract/constants';
import { JOB_TIME_LABELS } from '@silverjobs/contract/narrowing-texts';
import { CONTRACT_LABELS } from '@silverjobs/contract/pay';
import { Checkbox, Field, NativeSelect, TextInput } from '@silverjobs/ui';
import type { ReactNode } from 'react';
import { type Refinement, refined } from '../filter/refinement.ts';

interface SaidInJobsProps {
  chosen: Refinement;
  onChange: (next: Refinement) => void;
}

/** Cents an hour, and how they are said. */
const PAYS = [
  ['1390', '13,90'],
  ['1500', '15'],
  ['1800', '18'],
  ['2200', '22'],
  ['3000', '30'],
] as const;

/** The others are kinds of job, which stand above. */
const CONTRACTS = ['permanent', 'fixed_term'] as const;
const DAYS = JOB_TIMES.slice(0, 7);
const HOURS_OF_DAY = JOB_TIMES.slice(7);

/** What an advertisement says itself: words, pay, contract, days and times (jobs-150, jobs-151). */
export function SaidInJobs({ chosen, onChange }: SaidInJobsProps): ReactNode {
  const set = (field: 'words' | 'pay_from') => (value: string) =>
    onChange(refined(chosen, field, value || undefined));
  return (
    <>
      <Field
        label="Wörter in der Anzeige"
        hint="Gesucht wird in Titel, Text und Name des Arbeitgebers."
        optional
      >
        <TextInput
          value={chosen.words ?? ''}
          maxLength={100}
          onChange={({ target }) => set('words')(target.value)}
        />
      </Field>
      <Field label="Bezahlung in der Stunde" hint="Nur Stellen, die ihren Lohn nennen.">
        <NativeSelect
          value={chosen.pay_from ?? ''}
          onChange={({ target }) => set('pay_from')(target.value)}
        >
          <option value="">jede, auch ohne Angabe</option>
          {PAYS.map(([cents, euros]) => (
            <option key={cents} value={cents}>
              ab {euros} €
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Some
        label="Vertrag"
        field="contract_kinds"
        all={CONTRACT_KINDS}
        shown={CONTRACTS}
        labels={CONTRACT_LABELS}
        {...{ chosen, onChange }}
      />
      <Some
        label="Wochentage, die in der Anzeige stehen"
        field="times"
        all={JOB_TIMES}
        shown={DAYS}
        labels={JOB_TIME_LABELS}
        {...{ chosen, onChange }}
      />
      <Some
        label="Tageszeit, die in der Anzeige steht"
        field="times"
        all={JOB_TIMES}
        shown={HOURS_OF_DAY}
        labels={JOB_TIME_LABELS}
        {...{ chosen, onChange }}
      />
    </>
  );
}

interface SomeProps<Word extends string> extends SaidInJobsProps {
  label: string;
  field: 'contract_kinds' | 'times';
  /** All words that the field may have, in their order, and those that are asked here. */
  all: readonly Word[];
  shown: readonly Word[];
  labels: Readonly<Record<Word, string>>;
}

function Some<Word extends string>(props: SomeProps<Word>) {
  const { label, field, all, shown, labels, chosen, onChange } = props;
  const words = chosen[field]?.split(',') ?? [];
  function tick(word: Word, isOn: boolean) {
    const next = all.filter((one) => (one === word ? isOn : words.includes(one)));
    onChange(refined(chosen, field, next.join() || undefined));
  }
  return (
    <fieldset className="sj-group">
      <legend className="sj-field__label">{label}</legend>
      <div className="jobs-more-filters__choices">
        {shown.map((word) => (
          <Checkbox
            key={word}
            checked={words.includes(word)}
            onChange={({ target }) => tick(word, target.checked)}
          >
            {labels[word]}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  );
}
