import type { JobSearchDetail } from '@silverjobs/contract';
import { Card, Field, icon, ReadOnlyPickerInput, Stack } from '@silverjobs/ui';
import { FormProblems } from '@silverjobs/widgets/form';
import { LocationMap } from '@silverjobs/widgets/location-map';
import { MapPin } from 'lucide-react';
import { locationPatch, locationValues, mapPlace } from './search-patch.ts';
import { usePickedFields } from './usePickedFields.ts';
import { usePickerOpening } from './usePickerOpening.ts';
import type { SavingSearch } from './useUpdateSearch.ts';

const importLocations = async () =>
  (await import('@silverjobs/widgets/location-picker')).LocationPicker;

interface LocationCardProps {
  search: JobSearchDetail;
  saving: SavingSearch;
}

/** 'Suchort' with its picker and map, saved as soon as it is chosen (jobs-31). */
export function LocationCard({ search, saving }: LocationCardProps) {
  const { Picker, field, close } = usePickerOpening(importLocations);
  const form = usePickedFields(search, saving, locationValues);
  const { search_location_id: id, search_location_label: label } = form.values;

  return (
    <Card as="section" title="Suchort">
      <Stack gap={3}>
        <FormProblems form={form} titleLevel={3} />
        <Field {...form.field('search_location_id')} label="Wo?">
          <ReadOnlyPickerInput
            {...field}
            icon={<MapPin {...icon()} />}
            placeholder="Ort wählen"
            value={label ?? ''}
            clearLabel="Ort oder Region entfernen"
            onClear={() => form.save(locationPatch(null))}
          />
        </Field>
        <LocationMap place={mapPlace(search)} />
      </Stack>
      {Picker && (
        <Picker
          value={id === null ? null : { id, label: label ?? '' }}
          onClose={close}
          onSave={(choice) => {
            close();
            form.save(locationPatch(choice));
          }}
        />
      )}
    </Card>
  );
}
