import { useLinkToken } from '@silverjobs/shell';
import { Alert, Divider, icon, Link, LinkButton, Stack } from '@silverjobs/ui';
import { Mail } from 'lucide-react';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { hostPaths } from '../routing/host-paths.ts';
import { AccessFrame } from './AccessFrame.tsx';
import { LoginForm } from './LoginForm.tsx';
import { LoginWithLink } from './LoginWithLink.tsx';

/** /login: e-mail and password; `from` holds the page to return to (access-10). */
export function LoginPage() {
  const [query] = useSearchParams();
  const token = useLinkToken();
  return (
    <AccessFrame title="Anmelden">
      {token && <LoginWithLink token={token} />}
      {query.get('grund') === 'abgelaufen' && (
        <Alert tone="info">
          Ihre Anmeldung ist abgelaufen. Bitte melden Sie sich noch einmal an.
        </Alert>
      )}
      <LoginForm />
      <Stack gap={5}>
        <Divider label="oder" />
        <LinkButton asChild fullWidth size="large">
          <RouterLink to={hostPaths.loginLink}>
            <Mail {...icon()} />
            Anmeldelink per E-Mail
          </RouterLink>
        </LinkButton>
        <div className="login-links">
          <Link asChild variant="standalone">
            <RouterLink to={hostPaths.passwordReset}>Passwort vergessen?</RouterLink>
          </Link>
          <Link asChild variant="standalone">
            <RouterLink to={hostPaths.register}>Neu hier? Jetzt registrieren</RouterLink>
          </Link>
        </div>
      </Stack>
    </AccessFrame>
  );
}
