import { useShell } from '@silverjobs/shell';
import { BackStackProvider } from '@silverjobs/ui';
import { type ReactNode, useEffect } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import type { PreviewNote } from '../../../common/boot-data.ts';
import { Announcer } from '../../frame/layout/Announcer.tsx';
import { useFocusOnNavigation } from '../../frame/layout/focus-heading.ts';
import { Notices } from '../../frame/layout/Notices.tsx';
import { PreviewBanner } from '../../frame/layout/PreviewBanner.tsx';
import { SessionDialogs } from '../../session/SessionDialogs.tsx';
import type { PageHistory } from './page-history.ts';

/** What stands on every page, signed in or not. */
export function RootRoute({ preview }: { preview?: PreviewNote | undefined }) {
  useFocusOnNavigation();
  useClearLinkToken();
  return (
    <>
      <Outlet />
      {preview && <PreviewBanner {...preview} />}
      <Notices />
      <Announcer />
      <SessionDialogs />
      <ScrollRestoration />
    </>
  );
}

/** What opens below takes an entry of the tab's history (layout-26). */
export function PageHistoryProvider(props: {
  history: Pick<PageHistory, 'stack' | 'start'>;
  children: ReactNode;
}) {
  const { history, children } = props;
  useEffect(() => history.start(), [history]);
  return <BackStackProvider stack={history.stack}>{children}</BackStackProvider>;
}

/** Once another page is shown, the secret of a link is of no use, only of harm. */
function useClearLinkToken(): void {
  const { linkToken } = useShell();
  const { pathname } = useLocation();
  useEffect(() => {
    if (linkToken.current?.path !== pathname) linkToken.current = null;
  }, [linkToken, pathname]);
}
