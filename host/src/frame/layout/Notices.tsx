import { dismissNotice, useShell } from '@silverjobs/shell';
import { ToastRegion } from '@silverjobs/ui';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';

/** Long enough that nobody is hurried; reading stops the clock (layout-15). */
const SUCCESS_NOTICE_MS = 8_000;

/**
 * Shows the notices of all remotes, the newest alone: those before it come again once it is gone, and their time
 * begins then. They stand beside the application, and also over open dialogs.
 */
export function Notices() {
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  const { notices: store } = useShell();
  const notices = useStore(store, (state) => state.notices);
  if (!mounted) return null;
  return createPortal(
    <ToastRegion
      notices={notices.slice(-1).map(({ id, tone, title, message, given }) => ({
        id: String(id),
        tone,
        title,
        message,
        given,
        duration: tone === 'success' || tone === 'info' ? SUCCESS_NOTICE_MS : undefined,
      }))}
      onDismiss={(id) => dismissNotice(store, Number(id))}
    />,
    document.body,
  );
}
