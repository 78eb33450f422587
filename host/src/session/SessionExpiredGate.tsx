import { useSession } from '@silverjobs/shell';
import { lazy, Suspense } from 'react';

const SessionExpiredDialog = lazy(async () => ({
  default: (await import('./SessionExpiredDialog.tsx')).SessionExpiredDialog,
}));

/** Opens the dialog to sign in again when the session's 3 hours are over (D2). */
export function SessionExpiredGate() {
  const expired = useSession((state) => state.status === 'expired');
  if (!expired) return null;
  return (
    <Suspense>
      <SessionExpiredDialog />
    </Suspense>
  );
}
