import { useCallback, useRef } from 'react';
import { findByPrefix } from './option-navigation.ts';

const PAUSE_MS = 800;

/**
 * Collects typed letters and finds the option that begins with them.
 * @returns a function that takes one letter, the active index and the time of the key in ms
 */
export function useTypeAhead(count: number, textOf: ((index: number) => string) | undefined) {
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
