import { useApi } from '@silverjobs/api';
import { lookupQuery, sectorQuery, subsectorQuery } from '@silverjobs/api/lookups';
import { mainJobForm } from '@silverjobs/contract/forms/profile';
import { Field, TextInput } from '@silverjobs/ui';
import { OptionField } from '@silverjobs/widgets/option-field';
import { useQuery } from '@tanstack/react-query';
import { AnonymityHint } from '../editing/AnonymityHint.tsx';
import type { EditForm } from '../editing/EditDialog.tsx';
import { EditDialog } from '../editing/EditDialog.tsx';
import { idOrNull } from '../editing/form-values.ts';
import type { EditorProps } from '../editing/ProfileCard.tsx';
import {
  chooseSector,
  type MainJobField,
  mainJobChange,
  mainJobValues,
  mainJobWords,
} from './main-job-form.ts';

/** The work done longest (profile-17). */
export function MainJobDialog({ candidate, onClose }: EditorProps) {
  return (
    <EditDialog
      title="Hauptberuf bearbeiten"
      subtitle="Der Beruf, in dem Sie am längsten gearbeitet haben."
      name="Hauptberuf"
      candidate={candidate}
      read={mainJobValues}
      rules={mainJobForm}
      names={{ sector_id: 'Branche', subsector_id: 'Teilbranche' }}
      together={[['sector_id', 'subsector_id']]}
      words={mainJobWords}
      toChange={mainJobChange}
      onClose={onClose}
    >
      {(form) => <MainJobFields form={form} job={candidate.main_job} />}
    </EditDialog>
  );
}

interface MainJobFieldsProps {
  form: EditForm<MainJobField>;
  job: EditorProps['candidate']['main_job'];
}

function MainJobFields({ form, job }: MainJobFieldsProps) {
  const { values, set, idOf, errorOf } = form;
  const api = useApi();
  const sectors = useQuery(sectorQuery(api));
  const subsectors = useQuery(subsectorQuery(api, idOrNull(values.sector_id)));
  const years = useQuery(lookupQuery(api, 'experience_years'));
  const noSector = values.sector_id === '';
  return (
    <>
      <OptionField
        required
        id={idOf('sector_id')}
        label="Branche"
        options={sectors}
        value={values.sector_id}
        current={{ value: String(job.sector_id), label: job.sector }}
        error={errorOf('sector_id')}
        onChange={(value) => set(chooseSector(values, value))}
      />
      <OptionField
        required
        id={idOf('subsector_id')}
        label="Teilbranche"
        options={subsectors}
        disabled={noSector}
        hint={noSector ? 'Bitte wählen Sie zuerst die Branche.' : undefined}
        value={values.subsector_id}
        current={{ value: String(job.subsector_id), label: job.subsector }}
        error={errorOf('subsector_id')}
        onChange={(value) => set({ subsector_id: value })}
      />
      <Field
        id={idOf('job_position')}
        label="Beruf"
        hint="Zum Beispiel: Buchhalterin, Elektromeister"
        optional
        error={errorOf('job_position')}
      >
        <TextInput
          autoComplete="organization-title"
          maxLength={200}
          value={values.job_position}
          onChange={({ target }) => set({ job_position: target.value })}
        />
      </Field>
      <AnonymityHint text={values.job_position} />
      <OptionField
        id={idOf('experience_years_id')}
        label="Erfahrung"
        options={years}
        value={values.experience_years_id}
        current={{ value: String(job.experience_years_id), label: job.job_experience }}
        error={errorOf('experience_years_id')}
        onChange={(value) => set({ experience_years_id: value })}
      />
    </>
  );
}
