import { type KeyboardEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import { findByPrefix, nextActive } from './option-navigation.ts';

const PAUSE_MS = 800;

/**
 * Collects typed letters and finds the option that begins with them.
 * @returns a function that takes one letter, the active index and the time of the key in ms
 */
function useTypeAhead(count: number, textOf: ((index: number) => string) | undefined) {
  const typed = useRef({ text: '', at: 0 });
  return useCallback(
    (letter: string, active: number, at: number): number => {
      if (!textOf) return -1;
      const goesOn = at - typed.current.at < PAUSE_MS;
      const text = goesOn ? typed.current.text + letter : letter;
      typed.current = { text, at };
      const from = goesOn ? Math.max(active, 0) : active + 1;
      return findByPrefix(text, from % Math.max(count, 1), count, textOf);
    },
    [count, textOf],
  );
}

export interface OptionListSettings {
  /** Number of options, also of those that a virtual list has not rendered. */
  readonly count: number;
  /** Enter or click on an option. */
  readonly onSelect: (index: number) => void;
  /** Option active at first, e.g. the selected one. Default none. */
  readonly initialActive?: number | undefined;
  /** Called when keys move the active option; a virtual list scrolls to it here. */
  readonly onActiveChange?: ((index: number) => void) | undefined;
  /** Text of an option for finding it by typing, when the list itself has the focus. */
  readonly textOf?: ((index: number) => string) | undefined;
}

/** State and attributes of a listbox; what useOptionList gives. */
export type OptionListState = ReturnType<typeof useOptionList>;

/**
 * A listbox by the ARIA practices: one active option, moved by arrows, Page up/down, Home/End and
 * typing, chosen by Enter. As a combobox spread `inputProps` on a SearchInput, which keeps the
 * focus; without one the list itself takes the focus.
 */
export function useOptionList(settings: OptionListSettings) {
  const { count, onSelect, initialActive = -1, onActiveChange, textOf } = settings;
  const id = useId();
  const [wanted, setWanted] = useState(initialActive);
  const active = wanted < count ? wanted : -1;
  const typeAhead = useTypeAhead(count, textOf);
  const idOf = (index: number) => `${id}-${index}`;
  const activeId = active < 0 ? undefined : idOf(active);

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' });
  }, [activeId]);

  function moveTo(index: number) {
    setWanted(index);
    onActiveChange?.(index);
  }

  function handleKey(event: KeyboardEvent, inText: boolean) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
    const isEnter = event.key === 'Enter' || (!inText && event.key === ' ');
    if (isEnter && active >= 0) {
      event.preventDefault();
      return onSelect(active);
    }
    const letter = !inText && event.key.length === 1;
    const found = letter
      ? typeAhead(event.key, active, event.timeStamp)
      : nextActive(event.key, active, count, inText);
    if (found === null || found < 0) return;
    event.preventDefault();
    moveTo(found);
  }

  return {
    activeIndex: active,
    /** Makes an option active, or none with -1, e.g. after the text has changed. */
    setActiveIndex: setWanted,
    /** For the SearchInput of a combobox. */
    inputProps: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': count > 0,
      'aria-controls': id,
      'aria-activedescendant': activeId,
      onKeyDown: (event: KeyboardEvent) => handleKey(event, true),
    } as const,
    /** For the list when there is no input: it takes the focus itself. */
    focusableListProps: {
      tabIndex: 0,
      'aria-activedescendant': activeId,
      onKeyDown: (event: KeyboardEvent) => handleKey(event, false),
    },
    listProps: { id, role: 'listbox' } as const,
    optionProps: (index: number) => ({
      id: idOf(index),
      role: 'option' as const,
      'aria-setsize': count,
      'aria-posinset': index + 1,
      'data-active': index === active || undefined,
      onClick: () => onSelect(index),
    }),
  };
}
