import { dismissNotice, useShell } from '@silverjobs/shell';
import { ToastRegion } from '@silverjobs/ui';
import { useStore } from 'zustand';

/** Longer than the 2 s of the specification: nobody is hurried, and reading stops the clock (D6). */
const SUCCESS_MS = 8_000;

/** Shows the notices of all remotes. */
export function Notices() {
  const { notices: store } = useShell();
  const notices = useStore(store, (state) => state.notices);
  return (
    <ToastRegion
      notices={notices.map(({ id, tone, title, message, lang }) => ({
        id: String(id),
        tone,
        title,
        message,
        lang,
        duration: tone === 'success' || tone === 'info' ? SUCCESS_MS : undefined,
      }))}
      onDismiss={(id) => dismissNotice(store, Number(id))}
    />
  );
}
