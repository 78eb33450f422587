import { Card, Field, RadioGroup, Stack, TextInput } from '@silverjobs/ui';
import type { ReactNode } from 'react';
import { DescriptionField } from './DescriptionField.tsx';
import { JobHints } from './JobHints.tsx';
import type { JobFieldsProps } from './job-fields-props.ts';
import { PayCard } from './PayCard.tsx';
import { PositionField } from './PositionField.tsx';
import { RunTimeCard } from './RunTimeCard.tsx';
import { TermsCard } from './TermsCard.tsx';

const CONTACTS = [
  { value: 'message', label: 'Über Nachrichten bei silverjobs' },
  {
    value: 'call_back',
    label: 'Ich rufe gern zurück',
    hint: 'In der Anzeige steht dann die Bitte, eine Telefonnummer mitzusenden.',
  },
] as const;

/** What an employer says of a job; of a private one less is asked (jobs-41). */
export function JobFields(props: JobFieldsProps): ReactNode {
  const { form, onChange, isPrivate, idOf, errorOf } = props;
  return (
    <Stack gap={6}>
      <Card as="section" title="Was gibt es zu tun?">
        <Stack gap={5}>
          <PositionField
            id={idOf('positionId')}
            positionId={form.positionId}
            label={form.positionLabel}
            error={errorOf('positionId')}
            isPrivate={isPrivate}
            onChange={(chosen) =>
              onChange({ positionId: chosen?.id ?? null, positionLabel: chosen?.label ?? '' })
            }
          />
          <Field
            id={idOf('title')}
            label="Titel der Anzeige"
            hint="Kurz und klar, zum Beispiel: Hilfe im Garten an zwei Vormittagen"
            required
            error={errorOf('title')}
          >
            <TextInput
              value={form.title}
              onChange={({ target }) => onChange({ title: target.value })}
            />
          </Field>
          <DescriptionField
            id={idOf('description')}
            value={form.description}
            error={errorOf('description')}
            onChange={(description) => onChange({ description })}
          />
          <JobHints text={`${form.title}\n${form.description}`} />
        </Stack>
      </Card>
      <TermsCard {...props} />
      <PayCard
        form={form}
        onChange={onChange}
        idOf={idOf}
        errorOf={errorOf}
        workLoad={props.choices.labelOf('work_load', form.workLoadId)}
      />
      <RunTimeCard
        id={idOf('endsOn')}
        value={form.endsOn}
        error={errorOf('endsOn')}
        onChange={(endsOn) => onChange({ endsOn })}
      />
      <Card as="section" title="Wie möchten Sie in Kontakt kommen?">
        <RadioGroup
          id={idOf('contactPreference')}
          label="Bevorzugter Kontakt"
          options={CONTACTS}
          value={form.contactPreference}
          onChange={(contactPreference) => onChange({ contactPreference })}
          hint={
            isPrivate
              ? 'Ihre Telefonnummer und Ihre Adresse stehen nicht in der Anzeige.'
              : undefined
          }
        />
      </Card>
    </Stack>
  );
}
