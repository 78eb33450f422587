import {
  LOCATION_DEBOUNCE_PICKER_MS,
  LOCATION_HOMEOFFICE_ID,
  LOCATION_HOMEOFFICE_LABEL,
  REGION_HOMEOFFICE_ID,
} from '@silverjobs/contract/constants';
import { useLazyComponent } from '@silverjobs/shell';
import { Field, icon, ReadOnlyPickerInput, Spinner } from '@silverjobs/ui';
import type { LocationChoice } from '@silverjobs/widgets/location-picker';
import { MapPin, Search } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { hoursUpTo, idsOf, withIds } from './refinement.ts';
import type { SearchFilter } from './search-filter.ts';

const importPositionPicker = async () =>
  (await import('@silverjobs/widgets/position-picker')).PositionPicker;
const importLocationPicker = async () =>
  (await import('@silverjobs/widgets/location-picker')).LocationPicker;

/** What 'zu Hause' means when it is typed as an occupation (jobs-19, jobs-81). */
const HOMEOFFICE: LocationChoice = {
  id: LOCATION_HOMEOFFICE_ID,
  label: LOCATION_HOMEOFFICE_LABEL,
  type: 'region_id',
  value: REGION_HOMEOFFICE_ID,
  radius: 0,
  region: REGION_HOMEOFFICE_ID,
};

interface SearchFieldsProps {
  filter: SearchFilter;
  change: (next: SearchFilter) => void;
  /** Stands beside the fields. */
  children: ReactNode;
}

/** 'Was?' and 'Wo?' with their pickers, whose code comes when they are first opened (jobs-9). */
export function SearchFields({ filter, change, children }: SearchFieldsProps): ReactNode {
  const [open, setOpen] = useState<'position' | 'location' | null>(null);
  const [typedPlace, setTypedPlace] = useState('');
  const positionPicker = useLazyComponent(importPositionPicker);
  const locationPicker = useLazyComponent(importLocationPicker);
  const positionInput = useRef<HTMLInputElement>(null);
  const locationInput = useRef<HTMLInputElement>(null);
  const { position, location, refinement } = filter;

  function openPosition() {
    setOpen('position');
    void positionPicker.load();
  }

  function openLocation(text = '') {
    setTypedPlace(text);
    setOpen('location');
    void locationPicker.load();
  }

  function close() {
    (open === 'position' ? positionInput : locationInput).current?.focus();
    setOpen(null);
  }

  function closeAnd(next: Partial<SearchFilter>) {
    close();
    change({ ...filter, ...next });
  }

  /** A word such as 'Minijob' is a filter of its own, beside those that are on. */
  function closeAndAddKind(id: number) {
    const ids = [...idsOf(refinement, 'job_type_ids'), id];
    closeAnd({ refinement: withIds(refinement, 'job_type_ids', ids) });
  }

  return (
    <>
      <div className="jobs-filter__fields">
        <Field label="Was?" grow className="jobs-filter__field">
          <ReadOnlyPickerInput
            ref={positionInput}
            icon={<Search {...icon()} />}
            placeholder="Beruf wählen"
            value={position?.label ?? ''}
            onOpen={openPosition}
            open={open === 'position'}
            clearLabel="Beruf oder Tätigkeit entfernen"
            onClear={() => change({ ...filter, position: null })}
          />
        </Field>
        <Field label="Wo?" grow className="jobs-filter__field">
          <ReadOnlyPickerInput
            ref={locationInput}
            icon={<MapPin {...icon()} />}
            placeholder="Ort wählen"
            value={location?.label ?? ''}
            onOpen={() => openLocation()}
            open={open === 'location'}
            clearLabel="Ort oder Region entfernen"
            onClear={() => change({ ...filter, location: null })}
          />
        </Field>
        {children}
      </div>
      {(positionPicker.loading || locationPicker.loading) && (
        <Spinner label="Auswahl wird geladen …" />
      )}
      {open === 'position' && positionPicker.Component && (
        <positionPicker.Component
          value={position}
          onClose={close}
          onSave={(next) => closeAnd({ position: next })}
          onAll={() => closeAnd({ position: null })}
          onHomeoffice={() => closeAnd({ location: HOMEOFFICE })}
          onJobType={closeAndAddKind}
          onWorkLoad={(id) => closeAnd({ refinement: hoursUpTo(refinement, id) })}
          onPlace={openLocation}
        />
      )}
      {open === 'location' && locationPicker.Component && (
        <locationPicker.Component
          value={location}
          debounceMs={LOCATION_DEBOUNCE_PICKER_MS}
          onClose={close}
          initialText={typedPlace}
          onSave={(next) => closeAnd({ location: next })}
        />
      )}
    </>
  );
}
