import { apiErrorBody, apiErrorMessage, useApi } from '@silverjobs/api';
import { loginWithDeepLink } from '@silverjobs/api/session';
import { paths } from '@silverjobs/contract/paths';
import { PageTitle, useShell } from '@silverjobs/shell';
import { FullScreenSpinner } from '@silverjobs/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { signInPath } from '../../../common/choose-page.ts';
import { useDeclaredPages } from '../../frame/declared-pages/declared-pages.tsx';
import { needsCode } from '../../session/login-rules.ts';
import { findOtherOwner, type OtherOwner } from '../../session/other-owner.ts';
import { useSessionService } from '../../session/session-context.tsx';
import { LinkPress } from '../login/LinkPress.tsx';
import { linkLabel } from '../login/link-label.ts';
import { OtherAccount } from '../login/OtherAccount.tsx';
import { type DeepLink, takeDeepLink } from './deep-link.ts';
import { followDeepLink, pathOfLink } from './follow-deep-link.ts';

/** /redirects/{type} and every address with a link's parameters (access-33 to access-36, access-50). */
export function DeepLinkPage() {
  // The next link may come while this page still stands, and then leads in its place (access-37).
  // After a change of the account the same one is followed anew.
  const { key } = useLocation();
  return <FollowedLink key={key} />;
}

/** Whether the link still counts, and only the code is missing or wrong (access-58). */
const asksAgain = (error: unknown) =>
  needsCode(error) || apiErrorBody(error)?.code === 'second_factor.invalid';

/** What the page shows; until then the visitor is on the way. */
type Shown =
  | { kind: 'press'; link: DeepLink; token: string }
  | { kind: 'other-account'; link: DeepLink; owner: OtherOwner };

function FollowedLink() {
  const { type } = useParams();
  const api = useApi();
  const session = useSessionService();
  const pages = useDeclaredPages();
  const { notify } = useShell();
  const navigate = useNavigate();
  const followed = useRef(false);
  const mounted = useRef(false);
  const [shown, setShown] = useState<Shown | null>(null);

  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);

  const goTo = useCallback(
    async (path: string) => {
      if (mounted.current) await navigate(path, { replace: true });
    },
    [navigate],
  );

  /** Says why a link was not followed, and leads to the way in (access-36). */
  const giveUp = useCallback(
    async (link: DeepLink, error: unknown) => {
      if (!mounted.current) return;
      const message = apiErrorMessage(error, '');
      notify({
        tone: 'error',
        title: message || 'Der Link konnte nicht geöffnet werden',
        ...(!message && {
          message: 'Bitte melden Sie sich an.',
          given: ['An unknown error occurred'],
        }),
      });
      // Who is signed in could follow it again and again.
      const { signedIn } = await session.settled();
      await goTo(signedIn ? paths.login : signInPath(pathOfLink(link)));
    },
    [notify, session, goTo],
  );

  const follow = useCallback(
    (link: DeepLink) =>
      followDeepLink(link, { api, session, pages })
        .then(goTo)
        .catch((error: unknown) => giveUp(link, error)),
    [api, session, pages, goTo, giveUp],
  );

  useEffect(() => {
    // Strict mode runs effects twice; the link is taken once.
    if (followed.current) return;
    followed.current = true;
    const link = takeDeepLink(type);
    const { token } = link;
    const arrive = async () => {
      const { signedIn } = await session.settled();
      if (token && !signedIn) return setShown({ kind: 'press', link, token });
      const owner = token ? await findOtherOwner(api, session, token) : null;
      if (owner) return setShown({ kind: 'other-account', link, owner });
      await follow(link);
    };
    void arrive();
  }, [api, session, follow, type]);

  async function signIn(link: DeepLink, token: string, code?: string) {
    // In another tab somebody has signed in meanwhile; a running session is never swapped (access-40).
    if ((await session.settled()).signedIn) return;
    try {
      await session.begin(await loginWithDeepLink(api, token, code));
    } catch (error) {
      if (!asksAgain(error)) await giveUp(link, error);
      throw error;
    }
  }

  if (shown?.kind === 'other-account') {
    return <OtherAccount {...shown.owner} path={pathOfLink(shown.link)} />;
  }
  if (shown?.kind === 'press') {
    const { link, token } = shown;
    return (
      <LinkPress
        label={linkLabel(pages, pathOfLink(link))}
        signIn={(code) => signIn(link, token, code)}
        leave={() => follow(link)}
      />
    );
  }
  return (
    <main>
      <PageTitle title="Weiterleitung" />
      <h1 className="sj-visually-hidden">Weiterleitung</h1>
      <FullScreenSpinner label="Sie werden weitergeleitet …" />
    </main>
  );
}
