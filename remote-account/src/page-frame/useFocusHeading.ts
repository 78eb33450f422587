import { useEffect, useState } from 'react';

/**
 * Gives a function that moves the focus to the page's heading once the dialog that is open has gone:
 * for when what had the focus before is deleted.
 */
export function useFocusHeading(): () => void {
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    if (asked === 0) return;
    // The dialog gives the focus back when it goes; that comes first.
    const frame = requestAnimationFrame(() => {
      document.querySelector<HTMLElement>('h1[tabindex="-1"]')?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [asked]);
  return () => setAsked((count) => count + 1);
}
