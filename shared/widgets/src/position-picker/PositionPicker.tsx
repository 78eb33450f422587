import { useApi } from '@silverjobs/api';
import { searchWhatQuery } from '@silverjobs/api/search-what';
import { OptionList, useOptionList } from '@silverjobs/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { PickerDialog } from '../picker/PickerDialog.tsx';
import { filterPositions, indexPositions, type PositionMatch } from './filter-positions.ts';

/** A chosen occupation. */
export interface PositionChoice {
  id: number;
  label: string;
}

export interface PositionPickerProps {
  /** What is chosen now; null for no filter. */
  value: PositionChoice | null;
  onSave: (value: PositionChoice | null) => void;
  onClose: () => void;
  /** Default 'Was suchen Sie?'. */
  title?: string;
  /** Said when nothing is chosen, default 'Kein Filter (Alle Positionen)'. */
  noFilterText?: string;
}

/** The dialog 'Was suchen Sie?' (jobs-16). Render it while it is open. */
export function PositionPicker(props: PositionPickerProps): ReactNode {
  const { value, onSave, onClose, title = 'Was suchen Sie?' } = props;
  const { noFilterText = 'Kein Filter (Alle Positionen)' } = props;
  // What cannot be loaded is only logged (PICK-06); the choice can still be taken back.
  const { data, isLoading } = useQuery(searchWhatQuery(useApi()));
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(value);
  const positions = useMemo(() => indexPositions(data ?? []), [data]);
  const matches = useMemo(() => filterPositions(positions, text), [positions, text]);
  const list = useOptionList({
    count: matches.length,
    onSelect: (index) => choose(matches[index]),
  });

  function choose(match: PositionMatch | undefined) {
    if (match) setChosen({ id: match.option.id, label: match.option.label });
  }

  function type(next: string) {
    setText(next);
    list.setActiveIndex(-1);
  }

  return (
    <PickerDialog
      title={title}
      placeholder="Beruf oder Tätigkeit, zum Beispiel Empfang"
      text={text}
      onText={type}
      list={list}
      count={matches.length}
      loading={isLoading}
      emptyText={
        text.trim() ? `Keine Ergebnisse für "${text.trim()}"` : 'Keine Tätigkeiten gefunden.'
      }
      chosen={chosen?.label ?? null}
      noFilterText={noFilterText}
      onUnchoose={() => setChosen(null)}
      onSave={() => onSave(chosen)}
      onClose={onClose}
    >
      <OptionList
        list={list}
        label="Tätigkeiten"
        options={matches}
        keyOf={({ option }) => option.id}
        isSelected={({ option }) => option.id === chosen?.id}
        renderOption={({ option }) => option.label}
        hintOf={({ keyword }) => keyword && `passt zu: ${keyword}`}
      />
    </PickerDialog>
  );
}
