import { LOCATION_DEBOUNCE_PICKER_MS } from '@silverjobs/contract/constants';
import { useLazyComponent } from '@silverjobs/shell';
import { Card, Field, icon, ReadOnlyPickerInput, Spinner } from '@silverjobs/ui';
import { MapPin, Search } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { SaveSearch } from '../save-search/SaveSearch.tsx';
import type { SearchSaving } from '../save-search/useSaveSearch.ts';
import './filter-card.css';
import type { FilterState } from './useSearchFilter.ts';

const importPositionPicker = async () =>
  (await import('@silverjobs/widgets/position-picker')).PositionPicker;
const importLocationPicker = async () =>
  (await import('@silverjobs/widgets/location-picker')).LocationPicker;

interface FilterCardProps extends FilterState {
  /** Saving this search; null for those who cannot. */
  saving: SearchSaving | null;
}

/**
 * 'Was?' and 'Wo?' with their pickers, whose code comes when they are first opened (POOL-08), and
 * 'Suche speichern'.
 */
export function FilterCard({ filter, change, saving }: FilterCardProps): ReactNode {
  const [open, setOpen] = useState<'position' | 'location' | null>(null);
  const positionPicker = useLazyComponent(importPositionPicker);
  const locationPicker = useLazyComponent(importLocationPicker);
  const positionInput = useRef<HTMLInputElement>(null);
  const locationInput = useRef<HTMLInputElement>(null);
  const { position, location } = filter;

  function openPosition() {
    setOpen('position');
    void positionPicker.load();
  }

  function openLocation() {
    setOpen('location');
    void locationPicker.load();
  }

  function close() {
    (open === 'position' ? positionInput : locationInput).current?.focus();
    setOpen(null);
  }

  return (
    <Card as="section" aria-label="Filter" className="jobs-filter">
      <div className="jobs-filter__fields">
        <Field label="Was?" grow>
          <ReadOnlyPickerInput
            ref={positionInput}
            icon={<Search {...icon()} />}
            placeholder="Beruf oder Tätigkeit wählen"
            value={position?.label ?? ''}
            onOpen={openPosition}
            open={open === 'position'}
            clearLabel="Beruf oder Tätigkeit löschen"
            onClear={() => change({ ...filter, position: null })}
          />
        </Field>
        <Field label="Wo?" grow>
          <ReadOnlyPickerInput
            ref={locationInput}
            icon={<MapPin {...icon()} />}
            placeholder="Ort oder Region wählen"
            value={location?.label ?? ''}
            onOpen={openLocation}
            open={open === 'location'}
            clearLabel="Ort oder Region löschen"
            onClear={() => change({ ...filter, location: null })}
          />
        </Field>
        {saving && <SaveSearch filter={filter} search={saving} />}
      </div>
      {(positionPicker.loading || locationPicker.loading) && (
        <Spinner label="Auswahl wird geladen …" />
      )}
      {open === 'position' && positionPicker.Component && (
        <positionPicker.Component
          value={position}
          onClose={close}
          onSave={(next) => {
            close();
            change({ ...filter, position: next });
          }}
        />
      )}
      {open === 'location' && locationPicker.Component && (
        <locationPicker.Component
          value={location}
          debounceMs={LOCATION_DEBOUNCE_PICKER_MS}
          onClose={close}
          onSave={(next) => {
            close();
            change({ ...filter, location: next });
          }}
        />
      )}
    </Card>
  );
}
