import { Card, Field, RadioGroup, Stack, TextInput } from '@silverjobs/ui';
import type { ReactNode } from 'react';
import { DescriptionField } from './DescriptionField.tsx';
import { JobHints } from './JobHints.tsx';
import type { JobFieldsProps } from './job-fields-props.ts';
import { PayCard } from './PayCard.tsx';
import { PictureCard } from './PictureCard.tsx';
import { PositionField } from './PositionField.tsx';
import { RunTimeCard } from './RunTimeCard.tsx';
import { TermsCard } from './TermsCard.tsx';
import { WhenCard } from './WhenCard.tsx';

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
      <WhenCard {...{ form, onChange, idOf, errorOf }} />
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
      {!isPrivate && <PictureCard {...props} stored={props.picture} />}
      <Card as="section" title="Wie möchten Sie in Kontakt kommen?">
        <Stack gap={5}>
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
          {!isPrivate && (
            <Field
              id={idOf('applicationAddress')}
              label="Eigene Bewerbungsadresse"
              hint="Ein Link, der mit https:// beginnt, oder eine E-Mail-Adresse. Beides können alle in der Anzeige lesen. „Kontaktieren“ bei silverjobs bleibt der erste Weg, dieser steht darunter."
              optional
              error={errorOf('applicationAddress')}
            >
              <TextInput
                inputMode="url"
                autoComplete="off"
                spellCheck={false}
                value={form.applicationAddress}
                onChange={({ target }) => onChange({ applicationAddress: target.value })}
              />
            </Field>
          )}
        </Stack>
      </Card>
    </Stack>
  );
}
