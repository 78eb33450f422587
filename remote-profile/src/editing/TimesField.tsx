import { WISHED_TIMES } from '@silverjobs/contract/constants';
import { Checkbox } from '@silverjobs/ui';
import { type ReactNode, useId } from 'react';
import { readTimes, WISHED_TIME_LABELS } from '../facts/work-times.ts';

interface TimesFieldProps {
  id: string;
  label: string;
  /** Of WISHED_TIMES, with commas between them; '' is any time. */
  value: string;
  onChange: (value: string) => void;
}

/** When she would work: none ticked is any time (profile-13). */
export function TimesField({ id, label, value, onChange }: TimesFieldProps): ReactNode {
  const hintId = useId();
  const chosen = readTimes(value) ?? [];
  return (
    <fieldset id={id} className="sj-group" aria-describedby={hintId}>
      <legend className="sj-field__label">{label}</legend>
      <div className="sj-field__hint" id={hintId}>
        Ohne Kreuz: jederzeit
      </div>
      <div className="sj-group__items">
        {WISHED_TIMES.map((time) => (
          <Checkbox
            key={time}
            checked={chosen.includes(time)}
            onChange={({ target }) =>
              onChange(
                WISHED_TIMES.filter((one) =>
                  one === time ? target.checked : chosen.includes(one),
                ).join(),
              )
            }
          >
            {WISHED_TIME_LABELS[time]}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  );
}
