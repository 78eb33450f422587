import { useEffect, useState } from 'react';

/**
 * The text as it was when typing paused; an empty text counts at once.
 * @param pauseMs length of the pause in milliseconds
 */
export function useDebounced(text: string, pauseMs: number): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    if (text === '') {
      setSettled('');
      return;
    }
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text, pauseMs]);
  return text === '' ? '' : settled;
}
