import { Alert, Button, Checkbox, SkeletonText } from '@silverjobs/ui';
import { FormDialog } from '@silverjobs/ui/overlays';
import { type ReactNode, useState } from 'react';
import { ID_FIELDS, type IdField, idsOf, type Refinement, withIds } from '../filter/refinement.ts';
import { FIELD_NAMES } from './filter-options.ts';
import './more-filters.css';
import { useFilterOptions } from './useFilterOptions.ts';

export interface MoreFiltersDialogProps {
  refinement: Refinement;
  onApply: (next: Refinement) => void;
  onClose: () => void;
}

/** Kind of job and hours, several of each (jobs-58). Render it while it is open. */
export function MoreFiltersDialog(props: MoreFiltersDialogProps): ReactNode {
  const [chosen, choose] = useState(props.refinement);
  const { options, failed, loading, retry } = useFilterOptions();
  return (
    <FormDialog
      title="Weitere Filter"
      subtitle="Sie können mehrere auswählen."
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
      {ID_FIELDS.map((field) => (
        <Choices
          key={field}
          field={field}
          options={options[field]}
          failed={failed}
          chosen={chosen}
          onChange={choose}
        />
      ))}
    </FormDialog>
  );
}

/** What all choices of a list have in common is said once, above them. */
const LEGENDS: Readonly<Record<IdField, string>> = {
  ...FIELD_NAMES,
  work_load_ids: `${FIELD_NAMES.work_load_ids} pro Woche`,
};
const WEEKLY = / pro Woche$/;

interface ChoicesProps {
  field: IdField;
  options: readonly { id: number; label: string }[] | undefined;
  failed: boolean;
  chosen: Refinement;
  onChange: (next: Refinement) => void;
}

function Choices({ field, options, failed, chosen, onChange }: ChoicesProps) {
  if (!options) return failed ? null : <SkeletonText lines={4} />;
  const ids = idsOf(chosen, field);
  return (
    <fieldset className="sj-group">
      <legend className="sj-field__label">{LEGENDS[field]}</legend>
      <div className="jobs-more-filters__choices">
        {options.map(({ id, label }) => (
          <Checkbox
            key={id}
            checked={ids.includes(id)}
            onChange={({ target }) =>
              onChange(
                withIds(
                  chosen,
                  field,
                  target.checked ? [...ids, id] : ids.filter((other) => other !== id),
                ),
              )
            }
          >
            {label.replace(WEEKLY, '')}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  );
}
