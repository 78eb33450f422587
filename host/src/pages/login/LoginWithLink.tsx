import { apiErrorBody, apiErrorMessage, useApi } from '@silverjobs/api';
import { loginWithLink } from '@silverjobs/api/session';
import { paths } from '@silverjobs/contract/paths';
import { safeRedirectPath } from '@silverjobs/contract/redirect-path';
import { Alert, Inline, LinkButton } from '@silverjobs/ui';
import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { hostPaths } from '../../../common/host-paths.ts';
import { useDeclaredPages } from '../../frame/declared-pages/declared-pages.tsx';
import { useSessionService } from '../../session/session-context.tsx';
import { LinkPress } from './LinkPress.tsx';
import { linkLabel } from './link-label.ts';
import { useRedirectAfterLogin, withRedirectParam } from './useRedirectAfterLogin.ts';

interface LoginWithLinkProps {
  token: string;
  /** The link works no more; called with what the server says. */
  onRefused: (message: string) => void;
}

/** Signs in with the token of a login link, when its button is pressed (access-50). */
export function LoginWithLink({ token, onRefused }: LoginWithLinkProps) {
  const api = useApi();
  const session = useSessionService();
  const leave = useRedirectAfterLogin();
  const pages = useDeclaredPages();
  const [query] = useSearchParams();

  async function signIn(code?: string) {
    try {
      await session.begin(await loginWithLink(api, token, code));
    } catch (error) {
      if (apiErrorBody(error)?.code.startsWith('link.')) {
        onRefused(apiErrorMessage(error, ''));
      }
      throw error;
    }
  }

  const label = linkLabel(pages, safeRedirectPath(query.get('from')) ?? paths.start);
  return <LinkPress label={label} signIn={signIn} leave={leave} />;
}

/** Above the form for signing in: the link works no more (access-31). */
export function LinkRefused({ message }: { message: string }) {
  const [query] = useSearchParams();
  // The button that had the focus is gone.
  useEffect(() => document.getElementById('inhalt')?.focus(), []);
  return (
    <Alert
      tone="error"
      announce
      title={message}
      action={
        <Inline gap={3}>
          <LinkButton asChild>
            <Link to={withRedirectParam(hostPaths.loginLink, query)}>Neuen Link anfordern</Link>
          </LinkButton>
          <LinkButton asChild>
            <Link to={hostPaths.passwordReset}>Neues Passwort festlegen</Link>
          </LinkButton>
        </Inline>
      }
    >
      Ein Anmeldelink gilt 24 Stunden und nur einmal. Melden Sie sich hier mit Ihrem Passwort an,
      dann kommen Sie auf dieselbe Seite. Oder fordern Sie einen neuen Link an. Bitte legen Sie ein
      neues Passwort fest, wenn Sie Ihres nicht mehr wissen.
    </Alert>
  );
}
