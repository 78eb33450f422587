import { useLazyComponent, useSession } from '@silverjobs/shell';
import { useEffect } from 'react';

const importExpired = async () => (await import('./SessionExpiredDialog.tsx')).SessionExpiredDialog;
const importEnding = async () => (await import('./SessionEndingDialog.tsx')).SessionEndingDialog;

/** Opens the dialogs around the end of the session's 3 hours (access-22, access-24). */
export function SessionGates() {
  const expired = useSession((state) => state.status === 'expired');
  const endsSoon = useSession((state) => state.endsSoon);
  const { Component: ExpiredDialog, load: loadExpired } = useLazyComponent(importExpired);
  const { Component: EndingDialog, load: loadEnding } = useLazyComponent(importEnding);
  useEffect(() => {
    if (expired) void loadExpired();
    // The second dialog comes ten minutes after the first; by then there may be no connection.
    if (endsSoon) void Promise.all([loadEnding(), loadExpired()]);
  }, [expired, endsSoon, loadExpired, loadEnding]);

  if (expired) return ExpiredDialog && <ExpiredDialog />;
  return endsSoon && EndingDialog && <EndingDialog />;
}
