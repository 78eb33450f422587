import { useApi } from '@silverjobs/api';
import { searchLocationQuery } from '@silverjobs/api/search-location';
import { LOCATION_DEBOUNCE_DIALOG_MS } from '@silverjobs/contract/constants';
import { OptionList, useOptionList } from '@silverjobs/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { PickerDialog } from '../picker/PickerDialog.tsx';
import { useDebounced } from '../picker/useDebounced.ts';
import { chooseLocation, type LocationChoice, locationOptions } from './location-choice.ts';

export interface LocationPickerProps {
  /** What is chosen now; null for no filter. */
  value: Pick<LocationChoice, 'id' | 'label'> | null;
  onSave: (value: LocationChoice | null) => void;
  onClose: () => void;
  /** Pause in typing before the search, in milliseconds; default 300, on the pool 500 (PICK-03). */
  debounceMs?: number;
}

/** The dialog 'Wo suchen Sie?' (jobs-17). Render it while it is open. */
export function LocationPicker(props: LocationPickerProps): ReactNode {
  const { value, onSave, onClose, debounceMs = LOCATION_DEBOUNCE_DIALOG_MS } = props;
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<LocationChoice | null | undefined>(undefined);
  const text = typed.trim();
  const settled = useDebounced(text, debounceMs);
  // What cannot be loaded is only logged (PICK-06).
  const { data, isLoading } = useQuery(searchLocationQuery(useApi(), settled));
  const options = locationOptions(data, settled);
  const loading = settled !== text || isLoading;
  const list = useOptionList({ count: loading ? 0 : options.length, onSelect: choose });
  const shown = chosen === undefined ? value : chosen;

  function choose(index: number) {
    const option = options[index];
    if (option) setChosen(chooseLocation(option));
  }

  function type(next: string) {
    setTyped(next);
    list.setActiveIndex(-1);
  }

  function save() {
    // Saving resets the list to the defaults (PICK-05).
    setTyped('');
    if (chosen === undefined) onClose();
    else onSave(chosen);
  }

  return (
    <PickerDialog
      title="Wo suchen Sie?"
      placeholder="Suche um Postleitzahl (empfohlen) oder in Region"
      text={typed}
      onText={type}
      list={list}
      count={options.length}
      loading={loading}
      emptyText={`Keine Ergebnisse für "${text}"`}
      chosen={shown?.label ?? null}
      noFilterText="Kein Filter (Alle Standorte)"
      onUnchoose={() => setChosen(null)}
      onSave={save}
      onClose={onClose}
    >
      <OptionList
        list={list}
        label="Orte und Regionen"
        options={options}
        keyOf={({ id }) => id}
        isSelected={({ id }) => id === shown?.id}
        renderOption={({ label }) => label}
      />
    </PickerDialog>
  );
}
