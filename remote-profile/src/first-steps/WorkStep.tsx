import { useCandidateUpdate } from '@silverjobs/api/candidate';
import { firstWorkForm } from '@silverjobs/contract/forms/profile';
import { Field, TextInput } from '@silverjobs/ui';
import { useForm } from '@silverjobs/widgets/form';
import type { ReactNode } from 'react';
import { AnonymityHint } from '../editing/AnonymityHint.tsx';
import { workChange, workValues } from './first-steps.ts';
import { StepForm, type StepProps } from './step-form.tsx';

/** What somebody did: a word or two that activities follow from (profile-31). */
export function WorkStep({ candidate, onDone }: StepProps): ReactNode {
  const form = useForm({
    initial: workValues(candidate),
    version: candidate.version,
    readCurrent: workValues,
    draft: 'first-steps.work',
    work: 'Ihre Antwort',
    rules: firstWorkForm,
    mutation: useCandidateUpdate(),
    toBody: (values, version) => ({ ...workChange(values), version }),
    onUnchanged: onDone,
    onSent: onDone,
  });
  return (
    <StepForm form={form}>
      <Field
        {...form.field('job_position')}
        label="Ihr Beruf oder Ihre letzte Arbeit"
        hint="Ein Wort genügt, zum Beispiel: Buchhaltung, Verkauf, Pflege, Fahrdienst, Unterricht"
      >
        <TextInput {...form.text('job_position')} maxLength={200} />
      </Field>
      <AnonymityHint text={form.values.job_position} />
    </StepForm>
  );
}
