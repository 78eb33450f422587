import { useApi } from '@silverjobs/api';
import { type CandidateChange, useCandidateUpdates } from '@silverjobs/api/candidate';
import { lookupQuery, radiusQuery } from '@silverjobs/api/lookups';
import { NO_ID, ONLY_ID, YES_ID } from '@silverjobs/contract/constants';
import { firstWishForm } from '@silverjobs/contract/forms/profile';
import { RadioGroup, Stack } from '@silverjobs/ui';
import { useForm } from '@silverjobs/widgets/form';
import { OptionField } from '@silverjobs/widgets/option-field';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { TimesField } from '../editing/TimesField.tsx';
import { radiusText } from '../facts/search-facts.ts';
import './first-steps.css';
import { radiusChange, wishValues, workLoadChange } from './first-steps.ts';
import { StepForm, type StepProps } from './step-form.tsx';

const KINDS = [
  { value: String(NO_ID), label: 'Lohn' },
  { value: String(ONLY_ID), label: 'Ehrenamt' },
  { value: String(YES_ID), label: 'Beides' },
];
const PLACES = [
  { value: String(NO_ID), label: 'Außer Haus' },
  { value: String(ONLY_ID), label: 'Zu Hause' },
  { value: String(YES_ID), label: 'Beides' },
];

/** Said once, in the question. */
const WEEKLY = / Stunden(?: pro Woche)?$/;

/** How far away work may be, and how much of it, for pay or not, where and when. */
export function WishStep({ candidate, onDone, onBack }: StepProps): ReactNode {
  const radii = useQuery({
    ...radiusQuery(useApi()),
    select: (options) => options.map(({ meters, label }) => ({ id: meters, label })),
  });
  const workLoads = useQuery(lookupQuery(useApi(), 'work_load_candidate'));
  const stored = wishValues(candidate);
  const form = useForm({
    initial: stored,
    version: candidate.version,
    readCurrent: wishValues,
    draft: 'first-steps.wishes',
    work: 'Ihre Antwort',
    rules: firstWishForm,
    mutation: useCandidateUpdates(),
    toBody: (values, version): readonly [CandidateChange, CandidateChange] => [
      { ...radiusChange(values), version },
      { ...workLoadChange(values), version },
    ],
    onSent: onDone,
  });
  const { values, set, field } = form;
  return (
    <StepForm form={form} onBack={onBack}>
      <OptionField
        {...field('radius')}
        required
        label="Umkreis"
        options={radii}
        value={values.radius}
        current={{ value: stored.radius, label: radiusText(candidate.location.radius) }}
        onChange={(radius) => set({ radius })}
      />
      <Stack gap={5} className="first-steps-choices">
        {workLoads.data ? (
          <RadioGroup
            row
            {...field('work_load_candidate_id')}
            required
            label="Wochenstunden"
            options={workLoads.data.map(({ id, label }) => ({
              value: String(id),
              label: label.replace(WEEKLY, ''),
            }))}
            value={values.work_load_candidate_id}
            onChange={(work_load_candidate_id) => set({ work_load_candidate_id })}
          />
        ) : (
          <OptionField
            {...field('work_load_candidate_id')}
            required
            label="Wochenstunden"
            options={workLoads}
            value={values.work_load_candidate_id}
            current={{
              value: stored.work_load_candidate_id,
              label: candidate.preferences.work_load,
            }}
            onChange={(work_load_candidate_id) => set({ work_load_candidate_id })}
          />
        )}
        <RadioGroup
          row
          {...field('work_honorary_id')}
          label="Lohn oder Ehrenamt?"
          options={KINDS}
          value={values.work_honorary_id}
          onChange={(work_honorary_id) => set({ work_honorary_id })}
        />
        <RadioGroup
          row
          {...field('work_fully_remote_id')}
          label="Wo?"
          options={PLACES}
          value={values.work_fully_remote_id}
          onChange={(work_fully_remote_id) => set({ work_fully_remote_id })}
        />
      </Stack>
      <TimesField
        label="Wann?"
        id={form.idOf('work_times')}
        value={values.work_times}
        onChange={(work_times) => set({ work_times })}
      />
    </StepForm>
  );
}
