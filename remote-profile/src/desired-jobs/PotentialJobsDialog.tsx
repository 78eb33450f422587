import type { CandidateChange } from '@silverjobs/api/candidate';
import type { LookupOption } from '@silverjobs/api/lookups';
import type { Candidate, PotentialJobFlags, PotentialJobKey } from '@silverjobs/contract';
import { Checkbox, Grid } from '@silverjobs/ui';
import { EditDialog } from '../editing/EditDialog.tsx';
import type { FormValues } from '../editing/form-values.ts';
import { flagOf } from './potential-jobs.ts';

/** How many activities the catalogue has (profile-30). */
const POTENTIAL_JOBS = 24;

const keys = Array.from(
  { length: POTENTIAL_JOBS },
  (_, index) => `potential_job_${index + 1}` as PotentialJobKey,
);

/** The flags of the catalogue as the form holds them. */
function potentialJobsValues({ additional }: Candidate): FormValues<PotentialJobKey> {
  return Object.fromEntries(keys.map((key) => [key, additional[key]])) as PotentialJobFlags;
}

/** The change of the flags, all of them as texts (profile-30). */
function potentialJobsChange(values: FormValues<PotentialJobKey>): CandidateChange {
  const flags = keys.map((key) => [key, values[key] === 'true' ? 'true' : 'false']);
  return {
    additional: Object.fromEntries(flags) as PotentialJobFlags,
    ops: { mode: 'potential_jobs_update' },
  };
}

export interface PotentialJobsDialogProps {
  candidate: Candidate;
  catalogue: readonly LookupOption[];
  onClose: () => void;
}

/** The catalogue of activities to tick (profile-30). */
export function PotentialJobsDialog({ candidate, catalogue, onClose }: PotentialJobsDialogProps) {
  return (
    <EditDialog
      title="Weitere Tätigkeiten auswählen"
      subtitle="Auch dafür schlagen wir Ihnen Stellen vor. Erfahrung brauchen Sie nicht."
      name="Weitere Tätigkeiten"
      candidate={candidate}
      read={potentialJobsValues}
      names={Object.fromEntries(catalogue.map(({ id, label }) => [flagOf(id), label]))}
      toChange={potentialJobsChange}
      onClose={onClose}
    >
      {({ values, set, idOf }) => (
        <fieldset className="sj-group">
          <legend className="sj-field__label">Was können Sie sich vorstellen?</legend>
          <Grid columns={2} gap={2}>
            {catalogue.map(({ id, label }) => (
              <Checkbox
                key={id}
                id={idOf(flagOf(id))}
                checked={values[flagOf(id)] === 'true'}
                onChange={({ target }) => set({ [flagOf(id)]: String(target.checked) })}
              >
                {label}
              </Checkbox>
            ))}
          </Grid>
        </fieldset>
      )}
    </EditDialog>
  );
}
