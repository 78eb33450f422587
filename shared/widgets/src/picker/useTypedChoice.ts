import { useShell } from '@silverjobs/shell';
import { useEffect, useState } from 'react';

/** What a picker knows about the typed text. */
export interface TypedChoiceSettings<T> {
  text: string;
  /** True while the options do not belong to the text yet. */
  loading: boolean;
  /** What fits the text, the best first. */
  matches: readonly T[];
  /** The match that is meant without doubt: an exact one, or the only one if it is no guess. */
  sure: T | null;
  labelOf: (match: T) => string;
  /** What leads on shows by itself what was taken. */
  leadsOn?: (match: T) => boolean;
  /** Takes a match and closes. */
  onTake: (match: T) => void;
  /** Takes what is chosen, or nothing, and closes. */
  onSave: () => void;
  /** Whether something else is chosen than when the picker opened. */
  changed: boolean;
  onClose: () => void;
}

/** How the user wants to finish: 'Speichern' or Enter, or by X, Escape or going back. */
type Finish = 'save' | 'leave';

interface TypedWish {
  how: Finish;
  text: string;
}

/** What `useTypedChoice` gives. */
export interface TypedChoice<T> {
  /** The matches that are asked about, perhaps none; null while nothing is asked. */
  asked: readonly T[] | null;
  /** The wish that the question answers; each wish is a new object. */
  wish: TypedWish | null;
  finish: (how: Finish) => void;
  /** The text is dealt with: an option has been chosen for it. */
  settle: () => void;
  /** Back to the list. */
  searchOn: () => void;
  take: (match: T) => void;
}

/** More would not fit and would not help. */
const MOST_ASKED = 5;

/**
 * What becomes of a typed text that nothing has been chosen for (jobs-62): one sure match is taken
 * and named, anything else is asked. Leaving a second time closes, so that nobody is kept.
 */
export function useTypedChoice<T>(settings: TypedChoiceSettings<T>): TypedChoice<T> {
  const { text, loading, matches, sure, labelOf, leadsOn } = settings;
  const { onTake, onSave, changed, onClose } = settings;
  const { notify } = useShell();
  const [settled, setSettled] = useState('');
  // Both belong to the text that was there then; another text withdraws them.
  const [wish, setWish] = useState<TypedWish | null>(null);
  const current = wish?.text === text ? wish : null;
  const open = text.trim() !== '' && text !== settled;
  const asked = current !== null && open && !loading;

  function takeSure(match: T) {
    if (!leadsOn?.(match)) notify({ tone: 'success', title: `Ausgewählt: ${labelOf(match)}` });
    onTake(match);
  }

  function finish(how: Finish) {
    if (open && current?.how === 'leave' && how === 'leave') return onClose();
    if (open && (loading || sure === null)) return setWish({ how, text });
    if (open && sure !== null) return takeSure(sure);
    if (how === 'save' || changed) return onSave();
    onClose();
  }

  // The wish was made before the options were there.
  useEffect(() => {
    if (!asked || sure === null) return;
    setWish(null);
    takeSure(sure);
  });

  return {
    asked: asked && sure === null ? matches.slice(0, MOST_ASKED) : null,
    wish: current,
    finish,
    settle: () => setSettled(text),
    searchOn: () => setWish(null),
    take: onTake,
  };
}
