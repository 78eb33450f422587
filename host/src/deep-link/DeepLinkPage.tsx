import { apiErrorMessage, useApi } from '@silverjobs/api';
import { paths } from '@silverjobs/contract/paths';
import { PageTitle, useShell } from '@silverjobs/shell';
import { FullScreenSpinner } from '@silverjobs/ui';
import { useEffect, useRef } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useDeclaredPages } from '../routing/declared-pages-context.tsx';
import { useSessionService } from '../session/session-context.tsx';
import { takeDeepLink } from './deep-link.ts';
import { followDeepLink } from './follow-deep-link.ts';

/** /redirects/{type} and every address with a link's parameters (DEEP-01 to DEEP-04). */
export function DeepLinkPage() {
  const { type } = useParams();
  const api = useApi();
  const session = useSessionService();
  const pages = useDeclaredPages();
  const { notify } = useShell();
  const navigate = useNavigate();
  const followed = useRef(false);

  useEffect(() => {
    // Strict mode runs effects twice; a link works once.
    if (followed.current) return;
    followed.current = true;
    followDeepLink(takeDeepLink(type), { api, session, pages })
      .then((path) => navigate(path, { replace: true }))
      .catch((error: unknown) => {
        const message = apiErrorMessage(error, '');
        notify({
          tone: 'error',
          title: message || 'An unknown error occurred',
          ...(!message && { lang: 'en' }),
        });
        void navigate(paths.login, { replace: true });
      });
  }, [api, session, pages, notify, navigate, type]);

  return (
    <main>
      <PageTitle title="Weiterleitung" />
      <h1 className="sj-visually-hidden">Weiterleitung</h1>
      <FullScreenSpinner label="Sie werden weitergeleitet …" />
    </main>
  );
}
