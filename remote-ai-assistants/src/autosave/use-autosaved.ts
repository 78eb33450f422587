import { useSessionRenewed, useUnsavedWork } from '@silverjobs/shell';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { Autosave } from './autosave.ts';
import type { DraftState } from './draft-state.ts';

const nothing = () => null;
const never = () => nothing;

/**
 * The state of a draft that a page keeps saved: sent when the network is back and when the page goes;
 * whoever leaves before is asked.
 * @param autosave null as long as the stored draft is not there
 * @param what what it is called to whoever leaves
 */
export function useAutosaved<Draft>(autosave: Autosave<Draft>, what: string): DraftState<Draft>;
export function useAutosaved<Draft>(
  autosave: Autosave<Draft> | null,
  what: string,
): DraftState<Draft> | null;
export function useAutosaved<Draft>(
  autosave: Autosave<Draft> | null,
  what: string,
): DraftState<Draft> | null {
  const read = autosave?.state ?? nothing;
  const state = useSyncExternalStore(autosave?.subscribe ?? never, read, read);
  useUnsavedWork(what, state !== null && !['new', 'saved'].includes(state.saving));
  useSessionRenewed(useCallback(() => autosave?.renew(), [autosave]));

  useEffect(() => {
    if (!autosave) return;
    autosave.start();
    const flush = () => void autosave.flush();
    window.addEventListener('online', flush);
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('online', flush);
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [autosave]);

  return state;
}
