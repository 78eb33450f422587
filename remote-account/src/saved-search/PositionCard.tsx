import type { JobSearchDetail } from '@silverjobs/contract';
import { useShell } from '@silverjobs/shell';
import { Card, Field, icon, ReadOnlyPickerInput, Stack } from '@silverjobs/ui';
import { FormProblems } from '@silverjobs/widgets/form';
import { Search } from 'lucide-react';
import { positionValues } from './search-patch.ts';
import { usePickedFields } from './usePickedFields.ts';
import { usePickerOpening } from './usePickerOpening.ts';
import type { SavingSearch } from './useUpdateSearch.ts';

const importPositions = async () =>
  (await import('@silverjobs/widgets/position-picker')).PositionPicker;

interface PositionCardProps {
  search: JobSearchDetail;
  saving: SavingSearch;
}

/** 'Gesuchte Tätigkeit' with its picker, saved as soon as it is chosen (jobs-31). */
export function PositionCard({ search, saving }: PositionCardProps) {
  const { notify } = useShell();
  const { Picker, field, close } = usePickerOpening(importPositions);
  const form = usePickedFields(search, saving, positionValues);
  const { search_what_id: id, search_what_label: label } = form.values;

  return (
    <Card as="section" title="Gesuchte Tätigkeit">
      <Stack gap={4}>
        <FormProblems form={form} titleLevel={3} />
        <Field {...form.field('search_what_id')} label="Was?">
          <ReadOnlyPickerInput
            {...field}
            icon={<Search {...icon()} />}
            placeholder="Beruf wählen"
            value={label ?? ''}
            clearLabel="Beruf oder Tätigkeit entfernen"
          />
        </Field>
      </Stack>
      {Picker && (
        <Picker
          value={id === null ? null : { id, label: label ?? '' }}
          onClose={close}
          onSave={(choice) => {
            close();
            if (choice) {
              return form.save({ search_what_id: choice.id, search_what_label: choice.label });
            }
            notify({
              tone: 'warning',
              title: 'Bitte wählen Sie zuerst aus, was Sie suchen (Beruf/Tätigkeit).',
            });
          }}
        />
      )}
    </Card>
  );
}
