import { useShell } from '@silverjobs/shell';
import { VisuallyHidden } from '@silverjobs/ui';
import { useStore } from 'zustand';

/** Tells screen readers what changed; the only live region for announcements. */
export function Announcer() {
  const { notices } = useShell();
  const { id, text } = useStore(notices, (state) => state.announcement);
  return (
    <VisuallyHidden role="status" aria-live="polite">
      <span key={id}>{text}</span>
    </VisuallyHidden>
  );
}
