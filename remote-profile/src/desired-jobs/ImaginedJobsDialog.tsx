import type { LookupOption } from '@silverjobs/api/lookups';
import type { Candidate } from '@silverjobs/contract';
import { Checkbox, Grid } from '@silverjobs/ui';
import { EditDialog } from '../editing/EditDialog.tsx';
import { imaginedChange, imaginedValues } from './imagined-form.ts';
import { flagOf } from './imagined-jobs.ts';

export interface ImaginedJobsDialogProps {
  candidate: Candidate;
  catalogue: readonly LookupOption[];
  onClose: () => void;
}

/** The catalogue of activities to tick (ACT-02). */
export function ImaginedJobsDialog({ candidate, catalogue, onClose }: ImaginedJobsDialogProps) {
  return (
    <EditDialog
      title="Weitere Tätigkeiten auswählen"
      subtitle="Auch dafür schlagen wir Ihnen Stellen vor. Erfahrung brauchen Sie nicht."
      name="Weitere Tätigkeiten"
      stored={imaginedValues(candidate)}
      toChange={imaginedChange}
      onClose={onClose}
    >
      {({ values, set }) => (
        <fieldset className="sj-group">
          <legend className="sj-field__label">Was können Sie sich vorstellen?</legend>
          <Grid columns={2} gap={2}>
            {catalogue.map(({ id, label }) => (
              <Checkbox
                key={id}
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
