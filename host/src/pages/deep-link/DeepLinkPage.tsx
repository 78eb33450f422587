import { apiErrorMessage, useApi } from '@silverjobs/api';
import { paths } from '@silverjobs/contract/paths';
import { PageTitle, useShell } from '@silverjobs/shell';
import { FullScreenSpinner } from '@silverjobs/ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { signInPath } from '../../../common/choose-page.ts';
import { useDeclaredPages } from '../../frame/declared-pages/declared-pages.tsx';
import { findOtherOwner, type OtherOwner } from '../../session/other-owner.ts';
import { useSessionService } from '../../session/session-context.tsx';
import { OtherAccount } from '../login/OtherAccount.tsx';
import { type DeepLink, takeDeepLink } from './deep-link.ts';
import { followDeepLink, pathOfLink } from './follow-deep-link.ts';

/** Below the fixed English title (words-4). */
const NOT_OPENED = 'Der Link konnte nicht geöffnet werden. Bitte melden Sie sich an.';

/** /redirects/{type} and every address with a link's parameters (access-33, access-33 to access-36). */
export function DeepLinkPage() {
  // The next link may come while this page still stands, and then leads in its place (access-37).
  // After a change of the account the same one is followed anew.
  const { key } = useLocation();
  return <FollowedLink key={key} />;
}

function FollowedLink() {
  const { type } = useParams();
  const api = useApi();
  const session = useSessionService();
  const pages = useDeclaredPages();
  const { notify } = useShell();
  const navigate = useNavigate();
  const followed = useRef(false);
  const shown = useRef(false);
  const [other, setOther] = useState<(OtherOwner & { link: DeepLink }) | null>(null);

  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);

  useEffect(() => {
    // Strict mode runs effects twice; a link works once.
    if (followed.current) return;
    followed.current = true;
    const link = takeDeepLink(type);
    const goTo = (path: string) => shown.current && navigate(path, { replace: true });
    const follow = async () => {
      const owner = link.token ? await findOtherOwner(api, session, link.token) : null;
      if (owner) return setOther({ ...owner, link });
      await goTo(await followDeepLink(link, { api, session, pages }));
    };
    follow().catch(async (error: unknown) => {
      if (!shown.current) return;
      const message = apiErrorMessage(error, '');
      notify({
        tone: 'error',
        title: message || 'An unknown error occurred',
        ...(!message && { lang: 'en', message: NOT_OPENED }),
      });
      // Who is signed in could follow it again and again.
      const { signedIn } = await session.settled();
      await goTo(signedIn ? paths.login : signInPath(pathOfLink(link)));
    });
  }, [api, session, pages, notify, navigate, type]);

  if (other) return <OtherAccount {...other} path={pathOfLink(other.link)} />;
  return (
    <main>
      <PageTitle title="Weiterleitung" />
      <h1 className="sj-visually-hidden">Weiterleitung</h1>
      <FullScreenSpinner label="Sie werden weitergeleitet …" />
    </main>
  );
}
