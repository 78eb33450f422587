import { Card, Field, Grid, Stack, TextInput } from '@silverjobs/ui';
import type { ReactNode } from 'react';
import { WhenHints } from './JobHints.tsx';
import type { JobFieldsProps } from './job-fields-props.ts';

/** When the work begins, and for how many people it is. */
export function WhenCard({
  form,
  onChange,
  idOf,
  errorOf,
}: Pick<JobFieldsProps, 'form' | 'onChange' | 'idOf' | 'errorOf'>): ReactNode {
  return (
    <Card as="section" title="Beginn und Anzahl">
      <Stack gap={5}>
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
