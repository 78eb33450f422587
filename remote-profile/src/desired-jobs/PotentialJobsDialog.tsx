import type { LookupOption } from '@silverjobs/api/lookups';
import type { Candidate } from '@silverjobs/contract';
import { Checkbox, Grid } from '@silverjobs/ui';
import { EditDialog } from '../editing/EditDialog.tsx';
import { flagOf } from './potential-jobs.ts';
import { potentialJobsChange, potentialJobsValues } from './potential-jobs-form.ts';

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
