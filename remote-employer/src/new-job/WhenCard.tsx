import { JOB_TIMES } from '@silverjobs/contract/constants';
import { JOB_DAYS, JOB_TIME_LABELS } from '@silverjobs/contract/narrowing-texts';
import { Card, Checkbox, Field, Grid, Stack, TextInput } from '@silverjobs/ui';
import { type ReactNode, useId } from 'react';
import { WhenHints } from './JobHints.tsx';
import type { JobFieldsProps } from './job-fields-props.ts';
import { timesOf } from './job-input.ts';

const PARTS_OF_DAY = JOB_TIMES.filter((time) => !JOB_DAYS.includes(time));

/** When the work is done and begins, and for how many people it is (employers-93, employers-96). */
export function WhenCard({
  form,
  onChange,
  idOf,
  errorOf,
}: Pick<JobFieldsProps, 'form' | 'onChange' | 'idOf' | 'errorOf'>): ReactNode {
  return (
    <Card as="section" title="Zeiten, Beginn und Anzahl">
      <Stack gap={5}>
        <TimesField
          legend="An welchen Tagen ist etwas zu tun?"
          among={JOB_DAYS}
          {...{ form, onChange }}
        />
        <TimesField legend="Zu welcher Tageszeit?" among={PARTS_OF_DAY} {...{ form, onChange }} />
        <Grid columns={2} gap={5}>
          <Field
            id={idOf('startsOn')}
            label="Erster Arbeitstag"
            hint="Ohne Angabe sprechen Sie ihn miteinander ab."
            optional
            error={errorOf('startsOn')}
          >
            <TextInput
              type="date"
              value={form.startsOn}
              onChange={({ target }) => onChange({ startsOn: target.value })}
            />
          </Field>
          <Field
            id={idOf('places')}
            label="Wie viele Menschen suchen Sie?"
            hint="Zum Beispiel: 2"
            optional
            error={errorOf('places')}
          >
            <TextInput
              inputMode="numeric"
              autoComplete="off"
              value={form.places}
              onChange={({ target }) => onChange({ places: target.value })}
            />
          </Field>
        </Grid>
        <WhenHints form={form} />
      </Stack>
    </Card>
  );
}

interface TimesFieldProps extends Pick<JobFieldsProps, 'form' | 'onChange'> {
  legend: string;
  among: typeof JOB_DAYS;
}

/** Days or times of day; where none is ticked the text says it. */
function TimesField({ form, onChange, legend, among }: TimesFieldProps) {
  const hintId = useId();
  const chosen = timesOf(form);
  function tick(time: (typeof JOB_TIMES)[number], isOn: boolean) {
    const times = JOB_TIMES.filter((one) => (one === time ? isOn : chosen.includes(one)));
    onChange({ times: times.join() });
  }
  return (
    <fieldset className="sj-group" aria-describedby={hintId}>
      <legend className="sj-field__label">{legend}</legend>
      <div className="sj-field__hint" id={hintId}>
        Ohne Kreuz zählt, was im Text steht.
      </div>
      <div className="new-job__times">
        {among.map((time) => (
          <Checkbox
            key={time}
            checked={chosen.includes(time)}
            onChange={({ target }) => tick(time, target.checked)}
          >
            {JOB_TIME_LABELS[time]}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  );
}
