import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * What had the focus when something was opened, for giving it back. The overlay itself looks some
 * frames later, when Tab may have led on already.
 * @returns null where it is gone: then the overlay's own way holds
 */
export function useOpener(open: boolean): () => HTMLElement | null {
  const opener = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const { activeElement } = document;
    const isPart = activeElement instanceof HTMLElement && activeElement !== document.body;
    if (open) opener.current = isPart ? activeElement : null;
  }, [open]);
  return useCallback(() => {
    const element = opener.current;
    return element?.isConnected && element.getClientRects().length > 0 ? element : null;
  }, []);
}
