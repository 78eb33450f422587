import { useEffect, useRef } from 'react';

/** Calls `onKey` for keys that no field and no dialog is waiting for, while `on`. */
export function useKeys(on: boolean, onKey: (key: string) => void): void {
  const latest = useRef(onKey);
  latest.current = onKey;
  useEffect(() => {
    if (!on) return;
    function press({ key, target, ctrlKey, altKey, metaKey, defaultPrevented }: KeyboardEvent) {
      if (ctrlKey || altKey || metaKey || defaultPrevented) return;
      if (
        target instanceof Element &&
        target.closest('input, textarea, select, dialog, [role=dialog]')
      )
        return;
      latest.current(key);
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [on]);
}
