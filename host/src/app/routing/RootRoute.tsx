import { Outlet, ScrollRestoration } from 'react-router-dom';
import type { PreviewNote } from '../../../common/boot-data.ts';
import { Announcer } from '../../frame/layout/Announcer.tsx';
import { Notices } from '../../frame/layout/Notices.tsx';
import { PreviewBanner } from '../../frame/layout/PreviewBanner.tsx';
import { useFocusOnNavigation } from '../../frame/layout/useFocusOnNavigation.ts';
import { SessionDialogs } from '../../session/SessionDialogs.tsx';
import { useClearLinkToken } from './useClearLinkToken.ts';

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
