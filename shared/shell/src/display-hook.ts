import { DEFAULT_DISPLAY, type Display } from '@silverjobs/contract/display';
import { useSyncExternalStore } from 'react';
import { useShell } from './shell-context.tsx';

/** How the product is shown here; while it hydrates, as the server rendered it (display-3). */
export function useDisplay(): Display {
  const { store, drawn } = useShell().display;
  const chosen = useSyncExternalStore(
    store.subscribe,
    () => store.getState().chosen,
    () => null,
  );
  return chosen ?? drawn ?? DEFAULT_DISPLAY;
}

/** What the keys do in a field for messages: whether this one sends it (display-4). */
export function sendsMessage(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'isComposing'>,
  enterSends: boolean,
): boolean {
  if (event.key !== 'Enter' || event.isComposing) return false;
  return event.ctrlKey || event.metaKey || (enterSends && !event.shiftKey);
}
