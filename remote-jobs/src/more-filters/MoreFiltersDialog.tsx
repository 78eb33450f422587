import { Alert, Button, Checkbox, Field, NativeSelect, SkeletonText } from '@silverjobs/ui';
import { FormDialog } from '@silverjobs/ui/overlays';
import { type ReactNode, useState } from 'react';
import { hoursUpTo, idsOf, type Refinement, withIds } from '../filter/refinement.ts';
import { atMost, FIELD_NAMES } from './filter-options.ts';
import './more-filters.css';
import { SaidInJobs } from './SaidInJobs.tsx';
import { useFilterOptions } from './useFilterOptions.ts';

export interface MoreFiltersDialogProps {
  refinement: Refinement;
  onApply: (next: Refinement) => void;
  onClose: () => void;
}

/** Kinds of job, hours at most, and what advertisements say (jobs-58). Render it while it is open. */
export function MoreFiltersDialog(props: MoreFiltersDialogProps): ReactNode {
  const [chosen, choose] = useState(props.refinement);
  const { options, failed, loading, retry } = useFilterOptions();
  return (
    <FormDialog
      title="Weitere Filter"
      subtitle="Sie können mehrere Arten auswählen."
      submitLabel="Stellen zeigen"
      submitting={false}
      onSubmit={() => props.onApply(chosen)}
      onCloseRequest={props.onClose}
    >
      {failed && (
        <Alert
          tone="error"
          title="Die Auswahl konnte nicht geladen werden"
          action={
            <Button loading={loading} onClick={retry}>
              Erneut versuchen
            </Button>
          }
        >
          Ihre Filter bleiben, wie sie sind.
        </Alert>
      )}
      <Kinds options={options.job_type_ids} failed={failed} chosen={chosen} onChange={choose} />
      <Hours options={options.work_load_ids} failed={failed} chosen={chosen} onChange={choose} />
      <SaidInJobs chosen={chosen} onChange={choose} />
    </FormDialog>
  );
}

interface ChoicesProps {
  options: readonly { id: number; label: string }[] | undefined;
  failed: boolean;
  chosen: Refinement;
  onChange: (next: Refinement) => void;
}

function Kinds({ options, failed, chosen, onChange }: ChoicesProps) {
  if (!options) return failed ? null : <SkeletonText lines={4} />;
  const ids = idsOf(chosen, 'job_type_ids');
  const next = (id: number, isOn: boolean) =>
    isOn ? [...ids, id] : ids.filter((other) => other !== id);
  return (
    <fieldset className="sj-group">
      <legend className="sj-field__label">{FIELD_NAMES.job_type_ids}</legend>
      <div className="jobs-more-filters__choices">
        {options.map(({ id, label }) => (
          <Checkbox
            key={id}
            checked={ids.includes(id)}
            onChange={({ target }) =>
              onChange(withIds(chosen, 'job_type_ids', next(id, target.checked)))
            }
          >
            {label}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  );
}

/** Said once, above the choices. */
const WEEKLY = / pro Woche$/;

/** How much at most: one choice instead of a box for each number. */
function Hours({ options, failed, chosen, onChange }: ChoicesProps) {
  if (!options) return failed ? null : <SkeletonText lines={1} />;
  const most = idsOf(chosen, 'work_load_ids').at(-1);
  const { work_load_ids: _, ...anyHours } = chosen;
  return (
    <Field label="Arbeitszeit pro Woche" hint="Gezeigt wird, was nicht mehr Stunden verlangt.">
      <NativeSelect
        value={String(most ?? '')}
        onChange={({ target }) =>
          onChange(target.value ? hoursUpTo(chosen, Number(target.value)) : anyHours)
        }
      >
        <option value="">beliebig viele Stunden</option>
        {options.map(({ id, label }) => (
          <option key={id} value={id}>
            {atMost(label).replace(WEEKLY, '')}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );
}
