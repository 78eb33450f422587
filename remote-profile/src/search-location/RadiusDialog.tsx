import { useApi } from '@silverjobs/api';
import type { CandidateChange } from '@silverjobs/api/candidate';
import { radiusQuery } from '@silverjobs/api/lookups';
import type { Candidate } from '@silverjobs/contract';
import { RADIUS_DEFAULT_METERS } from '@silverjobs/contract/constants';
import { OptionField } from '@silverjobs/widgets/option-field';
import { useQuery } from '@tanstack/react-query';
import { EditDialog } from '../editing/EditDialog.tsx';
import type { FormValues } from '../editing/form-values.ts';
import type { EditorProps } from '../editing/ProfileCard.tsx';
import { radiusText } from '../facts/search-facts.ts';

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

/** The radius in metres as the form holds it; 10 km as long as none was chosen (profile-34). */
function radiusValues({ location }: Candidate): FormValues<'radius'> {
  return { radius: String(location.radius ?? RADIUS_DEFAULT_METERS) };
}

/** The change of the radius, in metres. */
function radiusChange({ radius }: FormValues<'radius'>): CandidateChange {
  return { location: { radius: Number(radius) }, ops: { mode: 'search_radius_update' } };
}
