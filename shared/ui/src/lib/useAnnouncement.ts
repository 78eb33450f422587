import { useCallback, useState } from 'react';

const NO_BREAK_SPACE = '\u00a0';

/**
 * A text for a live region that is read out each time `say` is called, also when it is the same
 * text again (a live region stays silent when nothing in it changes).
 */
export function useAnnouncement(): readonly [text: string, say: (text: string) => void] {
  const [said, setSaid] = useState('');
  const say = useCallback((text: string) => {
    setSaid((before) => (before === text ? `${text}${NO_BREAK_SPACE}` : text));
  }, []);
  return [said, say];
}
