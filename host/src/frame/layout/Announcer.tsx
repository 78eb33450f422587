import { useShell } from '@silverjobs/shell';
import { VisuallyHidden } from '@silverjobs/ui';
import { useEffect, useState } from 'react';
import { queueAnnouncements } from './queue-announcements.ts';
import { useAnnounceLoaded } from './useAnnounceLoaded.ts';

/** Tells screen readers what changed; the only live region for announcements (layout-33). */
export function Announcer() {
  const { notices } = useShell();
  const [{ id, text }, say] = useState({ id: 0, text: '' });
  useEffect(() => queueAnnouncements(notices, say), [notices]);
  useAnnounceLoaded();
  return (
    <VisuallyHidden role="status" aria-live="polite" aria-atomic="true">
      <span key={id}>{text}</span>
    </VisuallyHidden>
  );
}
