import type { RemoteRelease } from '@silverjobs/federation';
import { dismissNotice, useShell } from '@silverjobs/shell';
import { ToastRegion } from '@silverjobs/ui';
import { useEffect, useSyncExternalStore } from 'react';
import { Outlet, useLoaderData, useRevalidator } from 'react-router-dom';
import { FailureNotice } from './FailureNotice.tsx';
import { HarnessBar } from './HarnessBar.tsx';
import type { HarnessUser } from './harness-boot.ts';
import type { HarnessSession } from './harness-session.ts';
import type { StepResult } from './steps.ts';

interface HarnessFrameProps {
  remote: RemoteRelease;
  users: HarnessUser[];
  session: HarnessSession;
}

/** The bar, and below it the page as the chosen user sees it. */
export function HarnessFrame({ remote, users, session }: HarnessFrameProps) {
  const signIn = useLoaderData<StepResult<{ id: number }>>();
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    document.title = `Harness: ${remote.name}`;
  }, [remote.name]);

  function choose(id: string) {
    session.choose(id);
    void revalidate();
  }

  return (
    <>
      <HarnessBar remote={remote} users={users} chosen={session.chosen().id} onChoose={choose} />
      <main className="harness-main" aria-busy={state === 'loading'}>
        {signIn.kind === 'failed' ? (
          <FailureNotice failure={signIn.failure} />
        ) : (
          // Another user is another visit: nothing of the page stays.
          <Outlet key={signIn.value.id} />
        )}
      </main>
      <HarnessNotices />
    </>
  );
}

function HarnessNotices() {
  const { notices } = useShell();
  const state = useSyncExternalStore(notices.subscribe, notices.getState, notices.getInitialState);
  return (
    <>
      <ToastRegion
        notices={state.notices.map((notice) => ({ ...notice, id: String(notice.id) }))}
        onDismiss={(id) => dismissNotice(notices, Number(id))}
      />
      <div role="status" className="harness-announcement">
        {state.announcement.text}
      </div>
    </>
  );
}
