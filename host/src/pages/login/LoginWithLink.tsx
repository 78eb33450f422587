import { apiErrorMessage, useApi } from '@silverjobs/api';
import { loginWithLink } from '@silverjobs/api/session';
import { Alert, Inline, LinkButton, Spinner } from '@silverjobs/ui';
import { useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { hostPaths } from '../../../common/host-paths.ts';
import { useSessionService } from '../../session/session-context.tsx';
import { useRedirectAfterLogin, withRedirectParam } from './useRedirectAfterLogin.ts';

/** Signs in with the token of a login link. An expired one leads to a new password (access-31). */
export function LoginWithLink({ token }: { token: string }) {
  const api = useApi();
  const session = useSessionService();
  const leave = useRedirectAfterLogin();
  const [query] = useSearchParams();
  const [failure, setFailure] = useState<string | null>(null);
  const used = useRef(false);

  useEffect(() => {
    // Strict mode runs effects twice; a link works once.
    if (used.current) return;
    used.current = true;
    loginWithLink(api, token)
      .then((authToken) => session.begin(authToken))
      .then(leave)
      .catch((error: unknown) =>
        setFailure(apiErrorMessage(error, 'Der Anmeldelink konnte nicht geprüft werden.')),
      );
  }, [api, session, leave, token]);

  if (failure === null) return <Spinner label="Sie werden angemeldet …" />;
  return (
    <Alert
      tone="error"
      title={failure}
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
