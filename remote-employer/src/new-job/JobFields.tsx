import { Card, Field, Grid, RadioGroup, Stack, TextInput } from '@silverjobs/ui';
import type { FieldOf } from '@silverjobs/widgets/form';
import { OptionField } from '@silverjobs/widgets/option-field';
import type { ReactNode } from 'react';
import { PostalCodeField } from '../postal-code/PostalCodeField.tsx';
import { DescriptionField } from './DescriptionField.tsx';
import { JobHints } from './JobHints.tsx';
import type { JobForm } from './job-form.ts';
import { PayCard } from './PayCard.tsx';
import { PositionField } from './PositionField.tsx';
import { RunTimeCard } from './RunTimeCard.tsx';
import type { JobChoices } from './useJobChoices.ts';

interface JobFieldsProps {
  form: JobForm;
  onChange: (part: Partial<JobForm>) => void;
  isPrivate: boolean;
  choices: JobChoices;
  /** Said below the postal code. */
  placeHint: string;
  idOf: (field: FieldOf<JobForm>) => string;
  errorOf: (field: FieldOf<JobForm>) => string | undefined;
}

const CONTACTS = [
  { value: 'message', label: 'Über Nachrichten bei silverjobs' },
  {
    value: 'call_back',
    label: 'Ich rufe gern zurück',
    hint: 'In der Anzeige steht dann die Bitte, eine Telefonnummer mitzusenden.',
  },
] as const;

/** What an employer says of a job; of a private one less is asked (JOB-02). */
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
      <PayCard form={form} onChange={onChange} idOf={idOf} errorOf={errorOf} />
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

function TermsCard(props: JobFieldsProps) {
  const { form, onChange, isPrivate, choices, placeHint, idOf, errorOf } = props;
  return (
    <Card as="section" title="Umfang und Ort">
      <Stack gap={5}>
        <Grid columns={2} gap={5}>
          {!isPrivate && (
            <OptionField
              id={idOf('jobTypeId')}
              label="Stellentyp"
              required
              options={choices.jobType}
              value={form.jobTypeId}
              error={errorOf('jobTypeId')}
              onChange={(jobTypeId) => onChange({ jobTypeId })}
            />
          )}
          <OptionField
            id={idOf('workLoadId')}
            label="Mindestens benötigtes Arbeitspensum"
            required
            options={choices.workLoad}
            value={form.workLoadId}
            error={errorOf('workLoadId')}
            onChange={(workLoadId) => onChange({ workLoadId })}
          />
          {!isPrivate && (
            <OptionField
              id={idOf('homeofficeId')}
              label="Homeoffice"
              required
              options={choices.homeoffice}
              value={form.homeofficeId}
              onChange={(homeofficeId) => onChange({ homeofficeId })}
            />
          )}
        </Grid>
        <Grid columns={2} gap={5}>
          <PostalCodeField
            id={idOf('postalCode')}
            label="Postleitzahl des Einsatzortes"
            value={form.postalCode}
            placeHint={placeHint}
            error={errorOf('postalCode')}
            onChange={(postalCode) => onChange({ postalCode })}
          />
          <OptionField
            id={idOf('radius')}
            label="Wie weit entfernt darf jemand wohnen?"
            hint="Ohne Angabe zählt nur, wie weit jemand fahren möchte."
            options={choices.radius}
            value={form.radius}
            onChange={(radius) => onChange({ radius })}
          />
        </Grid>
      </Stack>
    </Card>
  );
}
