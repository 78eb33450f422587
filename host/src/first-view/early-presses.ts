import { useEffect } from 'react';

/** What was pressed before the page was alive, as the document's `holdPresses` keeps it. */
interface EarlyPresses {
  held: Element[];
  /** From now on the page hears of presses itself. */
  stop(): void;
}

declare global {
  interface Window {
    silverjobsPresses?: EarlyPresses | undefined;
  }
}

/** Does what was pressed before the page was alive (delivery-52). */
export function useEarlyPresses(): void {
  useEffect(() => {
    const early = window.silverjobsPresses;
    window.silverjobsPresses = undefined;
    early?.stop();
    for (const element of early?.held ?? []) {
      if (!(element instanceof HTMLElement) || !element.isConnected) continue;
      if (element instanceof HTMLFormElement) element.requestSubmit();
      else element.click();
    }
  }, []);
}
