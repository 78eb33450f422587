import { apiErrorMessage, useApi } from '@silverjobs/api';
import { confirmEmailChange } from '@silverjobs/api/session';
import { Alert, Link, Spinner } from '@silverjobs/ui';
import { useEffect, useRef, useState } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { useSessionService } from '../session/session-context.tsx';
import { AccessFrame } from './AccessFrame.tsx';

type State =
  | { kind: 'asking' }
  | { kind: 'changed'; email: string }
  | { kind: 'failed'; text: string };

/** /email-change?token=: confirms a new address with the link of a mail (D16). */
export function EmailChangePage() {
  const api = useApi();
  const session = useSessionService();
  const [query] = useSearchParams();
  const [token] = useState(query.get('token') ?? '');
  const [state, setState] = useState<State>({ kind: 'asking' });
  const asked = useRef(false);

  useEffect(() => {
    // Strict mode runs effects twice; a link works once.
    if (asked.current) return;
    asked.current = true;
    window.history.replaceState(window.history.state, '', '/email-change');
    confirmEmailChange(api, token)
      .then(async (email) => {
        setState({ kind: 'changed', email });
        if (session.expectsToken()) await session.load();
      })
      .catch((error: unknown) =>
        setState({
          kind: 'failed',
          text: apiErrorMessage(error, 'Die Adresse konnte nicht bestätigt werden.'),
        }),
      );
  }, [api, session, token]);

  return (
    <AccessFrame title="Neue E-Mail-Adresse">
      {state.kind === 'asking' && <Spinner label="Die Adresse wird bestätigt …" />}
      {state.kind === 'changed' && (
        <Alert tone="success" title="Ihre neue E-Mail-Adresse gilt ab sofort." announce>
          Sie melden sich von jetzt an mit {state.email} an.
        </Alert>
      )}
      {state.kind === 'failed' && (
        <Alert tone="error" title={state.text}>
          Der Link gilt 24 Stunden und nur einmal. Einen neuen fordern Sie unter „Zugangsdaten“ an.
        </Alert>
      )}
      <Link asChild variant="standalone">
        <RouterLink to="/">Zur Startseite</RouterLink>
      </Link>
    </AccessFrame>
  );
}
