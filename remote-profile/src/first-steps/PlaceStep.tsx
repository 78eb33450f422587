import { useCandidateUpdate } from '@silverjobs/api/candidate';
import { firstPlaceForm } from '@silverjobs/contract/forms/profile';
import { Field, Stack, TextInput } from '@silverjobs/ui';
import { TownField, useForm, WhichPlace } from '@silverjobs/widgets/form';
import type { ReactNode } from 'react';
import { PostalCodePlace } from '../search-location/PostalCodePlace.tsx';
import { placeChange, placeValues } from './first-steps.ts';
import { StepForm, type StepProps } from './step-form.tsx';

/** Where somebody lives: the postal code is enough. */
export function PlaceStep({ candidate, onDone, onBack }: StepProps): ReactNode {
  const form = useForm({
    initial: placeValues(candidate),
    version: candidate.version,
    readCurrent: placeValues,
    draft: 'first-steps.place',
    work: 'Ihre Antwort',
    rules: firstPlaceForm,
    mutation: useCandidateUpdate(),
    toBody: (values, version) => ({ ...placeChange(values), version }),
    onUnchanged: onDone,
    onSent: onDone,
  });
  return (
    <StepForm form={form} onBack={onBack}>
      <Stack gap={2}>
        <Field {...form.field('postal_code')} label="Ihre Postleitzahl">
          <TextInput
            {...form.text('postal_code')}
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={60}
          />
        </Field>
        <PostalCodePlace typed={form.values.postal_code} />
        <WhichPlace
          typed={form.values.postal_code}
          onChoose={(postal_code) => form.set({ postal_code })}
        />
        <TownField
          id={form.field('town').id}
          postalCode={form.values.postal_code}
          value={form.values.town}
          onChange={(town) => form.set({ town })}
        />
      </Stack>
    </StepForm>
  );
}
