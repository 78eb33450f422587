import { JOB_END_NOTICE_DAYS, JOB_RUN_DAYS } from '@silverjobs/contract/constants';
import { Card, Field, TextInput } from '@silverjobs/ui';
import { type ReactNode, useState } from 'react';
import { allowedDays } from './run-time.ts';

interface RunTimeCardProps {
  id: string;
  value: string;
  onChange: (day: string) => void;
  error: string | undefined;
}

/** Until when an advertisement runs (employers-37). */
export function RunTimeCard({ id, value, onChange, error }: RunTimeCardProps): ReactNode {
  const [now] = useState(Date.now);
  return (
    <Card as="section" title="Laufzeit">
      <Field
        id={id}
        label="Letzter Tag der Anzeige"
        hint={`Ohne Angabe läuft sie ${JOB_RUN_DAYS} Tage. ${JOB_END_NOTICE_DAYS} Tage vorher schreiben wir Ihnen, und Sie können sie kostenlos verlängern.`}
        optional
        error={error}
      >
        <TextInput
          type="date"
          {...allowedDays(now)}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      </Field>
    </Card>
  );
}
