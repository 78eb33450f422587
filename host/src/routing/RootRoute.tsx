import { Outlet, ScrollRestoration } from 'react-router-dom';
import { Announcer } from '../layout/Announcer.tsx';
import { Notices } from '../layout/Notices.tsx';
import { SessionExpiredGate } from '../session/SessionExpiredGate.tsx';

/** What stands on every page, signed in or not. */
export function RootRoute() {
  return (
    <>
      <Outlet />
      <Notices />
      <Announcer />
      <SessionExpiredGate />
      <ScrollRestoration />
    </>
  );
}
