import { useApi } from '@silverjobs/api';
import { searchLocationQuery } from '@silverjobs/api/search-location';
import { LOCATION_DEBOUNCE_DIALOG_MS } from '@silverjobs/contract/constants';
import { Text } from '@silverjobs/ui';
import { OptionList, useOptionList } from '@silverjobs/ui/overlays';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { PickerDialog } from '../picker/PickerDialog.tsx';
import { useDebounced } from '../picker/useDebounced.ts';
import { useTypedChoice } from '../picker/useTypedChoice.ts';
import { chooseLocation, type LocationChoice, locationOptions } from './location-choice.ts';
import {
  groupPlaces,
  hasRadius,
  hintFor,
  isChosen,
  type LocationPlace,
  noteFor,
  surePlace,
} from './location-places.ts';
import { RadiusStep } from './RadiusStep.tsx';
import { useShownPlace } from './useShownPlace.ts';

export interface LocationPickerProps {
  /** What is chosen now; null for no filter. */
  value: Pick<LocationChoice, 'id' | 'label'> | null;
  onSave: (value: LocationChoice | null) => void;
  onClose: () => void;
  /** Pause in typing before the search, in milliseconds; default 300, on the pool 500 (jobs-18). */
  debounceMs?: number;
  /** Typed when it opens, e.g. a place that was typed as an occupation (jobs-81). */
  initialText?: string;
}

/** The dialog 'Wo suchen Sie?' (jobs-17). Render it while it is open. */
export function LocationPicker(props: LocationPickerProps): ReactNode {
  const {
    value,
    onSave,
    onClose,
    debounceMs = LOCATION_DEBOUNCE_DIALOG_MS,
    initialText = '',
  } = props;
  const [typed, setTyped] = useState(initialText);
  const [chosen, setChosen] = useState<LocationChoice | null | undefined>(undefined);
  const text = typed.trim();
  const settled = useDebounced(text, debounceMs);
  // What cannot be loaded is only logged (jobs-21).
  const { data, isLoading } = useQuery(searchLocationQuery(useApi(), settled));
  const places = groupPlaces(locationOptions(data, settled));
  const loading = settled !== text || isLoading;
  const shown = chosen === undefined ? value : chosen;
  const [place, setPlace] = useState<LocationPlace | null>(null);
  const before = useShownPlace(value);
  const known = chosen === undefined ? before : place;
  // The radius follows the place; typing on leads back to the places.
  const [step, setStep] = useState(initialText === '');
  const radiusOf = step ? known : null;
  // What is meant without doubt has its radii beside it: choosing one chooses the place, too.
  const sure = surePlace(places, text);
  const radiusBeside = !loading && places.length === 1 && sure !== null && hasRadius(sure);
  const count = loading || radiusOf ? 0 : places.length;
  const list = useOptionList({ count, onSelect: choose });
  const typedChoice = useTypedChoice<LocationPlace>({
    text,
    loading,
    matches: places,
    sure,
    labelOf: ({ first }) => first.label,
    onTake: ({ first }) => onSave(chooseLocation(first)),
    onSave: save,
    changed: chosen !== undefined,
    onClose,
  });

  function choose(index: number) {
    const next = places[index];
    if (!next) return;
    setChosen(chooseLocation(next.first));
    setPlace(hasRadius(next) ? next : null);
    setStep(true);
    typedChoice.settle();
    // Enter saves now.
    list.setActiveIndex(-1);
  }

  function type(next: string) {
    setTyped(next);
    setStep(false);
    list.setActiveIndex(-1);
  }

  function save() {
    // Saving resets the list to the defaults (jobs-21).
    setTyped('');
    setStep(false);
    if (chosen === undefined) onClose();
    else onSave(chosen);
  }

  const options = (
    <OptionList
      list={list}
      label="Orte und Regionen"
      options={places}
      keyOf={({ first }) => first.id}
      isSelected={(one) => isChosen(one, shown?.id)}
      renderOption={({ label }) => label}
      hintOf={(option) => hintFor(option, places)}
    />
  );

  /** Instead of the list: the radii of what is chosen, or beside the only place that is meant. */
  function radii(backToText: () => void) {
    const of = radiusOf ?? sure;
    if (!of) return null;
    return (
      <>
        {!radiusOf && (
          <>
            <Text role="status" size="sm" tone="quiet">
              1 Vorschlag
            </Text>
            {options}
          </>
        )}
        <RadiusStep
          place={of}
          chosenId={shown?.id}
          onChoose={(option) => {
            setChosen(chooseLocation(option));
            setPlace(of);
            setStep(true);
            typedChoice.settle();
          }}
          onBack={
            radiusOf
              ? () => {
                  setStep(false);
                  backToText();
                }
              : undefined
          }
        />
      </>
    );
  }

  return (
    <PickerDialog
      title="Wo suchen Sie?"
      placeholder="Suche um Postleitzahl (empfohlen) oder in Region"
      text={typed}
      onText={type}
      list={list}
      count={places.length}
      loading={loading}
      note={noteFor(places, text)}
      emptyText={`Keine Ergebnisse für "${text}"`}
      nextStep="Geben Sie Ihre Postleitzahl oder eine größere Stadt in der Nähe ein."
      typed={typedChoice}
      labelOf={({ first }) => first.label}
      chosen={shown?.label ?? null}
      noFilterText="Kein Filter (Alle Standorte)"
      onUnchoose={() => {
        setChosen(null);
        setPlace(null);
      }}
      onClose={onClose}
      instead={radiusOf || radiusBeside ? radii : null}
    >
      {options}
    </PickerDialog>
  );
}
