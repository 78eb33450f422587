import { useApi } from '@silverjobs/api';
import { radiusQuery } from '@silverjobs/api/lookups';
import { OptionField } from '@silverjobs/widgets/option-field';
import { useQuery } from '@tanstack/react-query';
import { EditDialog } from '../editing/EditDialog.tsx';
import type { EditorProps } from '../editing/ProfileCard.tsx';
import { radiusText } from '../facts/search-facts.ts';
import { radiusChange, radiusValues } from './radius-form.ts';

/** How far around the residence is searched, from the list of the API (profile-34). */
export function RadiusDialog({ candidate, onClose }: EditorProps) {
  const radii = useQuery({
    ...radiusQuery(useApi()),
    select: (options) => options.map(({ meters, label }) => ({ id: meters, label })),
  });
  const stored = radiusValues(candidate);
  return (
    <EditDialog
      title="Umkreis bearbeiten"
      name="Umkreis"
      candidate={candidate}
      read={radiusValues}
      toChange={radiusChange}
      onClose={onClose}
    >
      {({ values, set, idOf, errorOf }) => (
        <OptionField
          required
          id={idOf('radius')}
          label="Umkreis"
          hint="Wie weit darf eine Stelle von Ihrem Wohnort entfernt sein?"
          options={radii}
          value={values.radius}
          current={{ value: stored.radius, label: radiusText(candidate.location.radius) }}
          error={errorOf('radius')}
          onChange={(radius) => set({ radius })}
        />
      )}
    </EditDialog>
  );
}
