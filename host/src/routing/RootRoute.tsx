import { Outlet, ScrollRestoration } from 'react-router-dom';
import { Announcer } from '../layout/Announcer.tsx';
import { Notices } from '../layout/Notices.tsx';
import { useFocusOnNavigation } from '../layout/useFocusOnNavigation.ts';
import { SessionGates } from '../session/SessionGates.tsx';
import { useForgetLinkToken } from './useForgetLinkToken.ts';

/** What stands on every page, signed in or not. */
export function RootRoute() {
  useFocusOnNavigation();
  useForgetLinkToken();
  return (
    <>
      <Outlet />
      <Notices />
      <Announcer />
      <SessionGates />
      <ScrollRestoration />
    </>
  );
}
