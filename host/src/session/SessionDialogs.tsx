import { useLazyComponent, useSession } from '@silverjobs/shell';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useSessionService } from './session-context.tsx';

const importExpired = async () => (await import('./SessionExpiredDialog.tsx')).SessionExpiredDialog;
const importEnding = async () => (await import('./SessionEndingDialog.tsx')).SessionEndingDialog;
const importSignOut = async () => (await import('./SignOutDialog.tsx')).SignOutDialog;

/** Opens the dialogs around the end of a session (access-22, access-24, access-38). */
export function SessionDialogs() {
  const service = useSessionService();
  const expired = useSession((state) => state.status === 'expired');
  const endsSoon = useSession((state) => state.endsSoon);
  const { asking } = useStore(service.signOutPrompt);
  const { Component: ExpiredDialog, load: loadExpired } = useLazyComponent(importExpired);
  const { Component: EndingDialog, load: loadEnding } = useLazyComponent(importEnding);
  const { Component: SignOutDialog, load: loadSignOut, failed } = useLazyComponent(importSignOut);
  useEffect(() => {
    if (expired) void loadExpired();
    // The second dialog comes ten minutes after the first; by then there may be no connection.
    if (endsSoon) void Promise.all([loadEnding(), loadExpired()]);
  }, [expired, endsSoon, loadExpired, loadEnding]);
  useEffect(() => {
    if (asking) void loadSignOut();
  }, [asking, loadSignOut]);
  useEffect(() => {
    // A dead line holds nobody; what was typed is kept (access-21).
    if (asking && failed) void service.signOut();
  }, [asking, failed, service]);

  return (
    <>
      {expired ? ExpiredDialog && <ExpiredDialog /> : endsSoon && EndingDialog && <EndingDialog />}
      {asking && SignOutDialog && <SignOutDialog />}
    </>
  );
}
