import { useEffect, useState } from 'react';

/** Gives a function that moves the focus to an element once the dialog that is open has gone. */
export function useDeferredFocus(): (elementId: string) => void {
  const [wanted, setWanted] = useState<{ id: string } | null>(null);
  useEffect(() => {
    if (!wanted) return;
    // The dialog gives the focus back when it goes; that comes first.
    const frame = requestAnimationFrame(() => document.getElementById(wanted.id)?.focus());
    return () => cancelAnimationFrame(frame);
  }, [wanted]);
  return (id) => setWanted({ id });
}
