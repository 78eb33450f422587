import { useApi } from '@silverjobs/api';
import { noteEmptySearch, searchWhatQuery } from '@silverjobs/api/search-what';
import { indexPositions, type WhatMatch } from '@silverjobs/contract/position-search';
import { OptionList, useOptionList } from '@silverjobs/ui/overlays';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { PickerDialog } from '../picker/PickerDialog.tsx';
import { useTypedChoice } from '../picker/useTypedChoice.ts';
import { type LeadOnHandlers, leadOnHandler } from './lead-on-handlers.ts';
import { type Elsewhere, leadOnText } from './lead-on-text.ts';
import { NextStep } from './NextStep.tsx';
import { offeredMatches } from './offered-matches.ts';

/** Who has typed nothing for so long has said all of it, in milliseconds. */
const TYPED_MS = 1_500;

/** A chosen occupation. */
export interface PositionChoice {
  id: number;
  label: string;
}

export interface PositionPickerProps extends LeadOnHandlers {
  /** What is chosen now; null for no filter. */
  value: PositionChoice | null;
  onSave: (value: PositionChoice | null) => void;
  onClose: () => void;
  /** Default 'Was suchen Sie?'. */
  title?: string;
  /** Said when nothing is chosen, default 'Kein Filter (Alle Positionen)'. */
  noFilterText?: string;
  /** Where filters of other kinds are set, for pages without their handlers. */
  elsewhere?: Partial<Elsewhere>;
}

/** The dialog 'Was suchen Sie?' (jobs-16). Render it while it is open. */
export function PositionPicker(props: PositionPickerProps): ReactNode {
  const { value, onSave, onClose, title = 'Was suchen Sie?', elsewhere } = props;
  const { noFilterText = 'Kein Filter (Alle Positionen)' } = props;
  // What cannot be loaded is only logged (jobs-21); the choice can still be taken back.
  const api = useApi();
  const { data, isLoading } = useQuery(searchWhatQuery(api));
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(value);
  const index = useMemo(() => indexPositions(data ?? []), [data]);
  const { onJobType, onWorkLoad, onHomeoffice, onPlace, onAll } = props;
  const { matches, sure, isGuess, note } = useMemo(
    () =>
      offeredMatches(
        index,
        text,
        { onJobType, onWorkLoad, onHomeoffice, onPlace, onAll },
        elsewhere,
      ),
    [index, text, onJobType, onWorkLoad, onHomeoffice, onPlace, onAll, elsewhere],
  );
  const missed = data && matches.length === 0 ? text.trim() : '';
  useEffect(() => {
    if (missed.length < 4) return;
    const timer = setTimeout(() => noteEmptySearch(api, missed), TYPED_MS);
    return () => clearTimeout(timer);
  }, [api, missed]);
  const list = useOptionList({
    count: matches.length,
    onSelect: (index) => choose(matches[index]),
  });
  const typed = useTypedChoice<WhatMatch>({
    text,
    loading: isLoading,
    matches,
    sure,
    labelOf,
    leadsOn: ({ kind }) => kind === 'place',
    onTake: take,
    onSave: () => onSave(chosen),
    changed: chosen?.id !== value?.id,
    onClose,
  });

  function take(match: WhatMatch) {
    if (match.kind === 'position') return onSave(choiceOf(match));
    leadOnHandler(match, props)?.();
  }

  function choose(match: WhatMatch | undefined) {
    if (!match) return;
    // Another filter is another place: it opens at once.
    if (match.kind !== 'position') return take(match);
    setChosen(choiceOf(match));
    typed.settle();
    // Enter saves now.
    list.setActiveIndex(-1);
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
      guess={isGuess}
      note={matches.length > 0 ? note : null}
      emptyText={
        text.trim() ? `Keine Ergebnisse für "${text.trim()}"` : 'Keine Tätigkeiten gefunden.'
      }
      nextStep={<NextStep text={text.trim()} note={note} onPlace={onPlace} onAll={onAll} />}
      typed={typed}
      labelOf={labelOf}
      chosen={chosen?.label ?? null}
      noFilterText={noFilterText}
      onUnchoose={() => setChosen(null)}
      onClose={onClose}
    >
      <OptionList
        list={list}
        label="Tätigkeiten"
        options={matches}
        keyOf={keyOf}
        isSelected={(match) => match.kind === 'position' && match.option.id === chosen?.id}
        renderOption={labelOf}
        hintOf={hintOf}
      />
    </PickerDialog>
  );
}

function choiceOf({ option: { id, label } }: Extract<WhatMatch, { kind: 'position' }>) {
  return { id, label };
}

/** Tells the options of the list apart. */
function keyOf(match: WhatMatch): string | number {
  return match.kind === 'position' ? match.option.id : leadOnText(match);
}

/** What an option is called. */
function labelOf(match: WhatMatch): string {
  return match.kind === 'position' ? match.option.label : leadOnText(match);
}

/** Why an option fits. */
function hintOf(match: WhatMatch): string | null {
  if (match.kind !== 'position' || match.keyword === null) return null;
  return match.near === null ? `passt zu: ${match.keyword}` : `verwandt mit: ${match.keyword}`;
}
