import { paths } from '@silverjobs/contract/paths';
import { safeRedirectPath } from '@silverjobs/contract/redirect-path';
import { useLinkToken, useSession } from '@silverjobs/shell';
import { Alert, Divider, icon, Link, LinkButton, Stack } from '@silverjobs/ui';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { hostPaths } from '../../../common/host-paths.ts';
import { AccessFrame } from './AccessFrame.tsx';
import { LinkOfOtherAccount } from './LinkOfOtherAccount.tsx';
import { LoginForm } from './LoginForm.tsx';
import { LinkRefused, LoginWithLink } from './LoginWithLink.tsx';
import { PasskeyButton } from './PasskeyButton.tsx';
import { withRedirectParam } from './useRedirectAfterLogin.ts';

/** Parameter for who signs in by telephone or customer number (access-59). */
const BY_NUMBER = 'nummer';

/** /login: e-mail and password; `from` holds the page to return to (access-10). */
export function LoginPage() {
  const [query] = useSearchParams();
  const token = useLinkToken();
  const signedIn = useSession(({ status }) => status !== 'anonymous');
  // The link signs in on this page; what counts is who came.
  const [cameSignedIn] = useState(signedIn);
  const [refusal, setRefusal] = useState<string | null>(null);
  if (token && cameSignedIn) {
    return (
      <LinkOfOtherAccount token={token} path={safeRedirectPath(query.get('from')) ?? paths.start} />
    );
  }
  if (token && refusal === null) return <LoginWithLink token={token} onRefused={setRefusal} />;
  const act = actOf(query);
  const byNumber = query.has(BY_NUMBER);
  return (
    <AccessFrame title="Anmelden">
      {refusal !== null && <LinkRefused message={refusal} />}
      {query.get('grund') === 'abgelaufen' && (
        <Alert tone="info">
          Ihre Anmeldung ist abgelaufen. Bitte melden Sie sich noch einmal an.
        </Alert>
      )}
      {act && (
        <Alert tone="info" title={act}>
          Melden Sie sich an, oder registrieren Sie sich kostenlos. Danach geht es mit der Stelle
          weiter.
        </Alert>
      )}
      <LoginForm byNumber={byNumber} />
      <Stack gap={5}>
        <Divider label="oder" />
        <LinkButton asChild fullWidth size="large">
          <RouterLink to={withRedirectParam(hostPaths.loginLink, query)}>
            <Mail {...icon()} />
            Anmeldelink per E-Mail
          </RouterLink>
        </LinkButton>
        <PasskeyButton />
        <div className="login-links">
          <Link asChild variant="standalone">
            {byNumber ? (
              <RouterLink to={hostPaths.letterCode}>
                Zum ersten Mal: Code aus unserem Brief
              </RouterLink>
            ) : (
              <RouterLink to={`${hostPaths.login}?${BY_NUMBER}=1`}>
                Ohne E-Mail-Adresse anmelden
              </RouterLink>
            )}
          </Link>
          <Link asChild variant="standalone">
            <RouterLink to={hostPaths.passwordReset}>Passwort vergessen?</RouterLink>
          </Link>
          <Link asChild variant="standalone">
            <RouterLink to={withRedirectParam(hostPaths.register, query)}>
              Neu hier? Jetzt registrieren
            </RouterLink>
          </Link>
          <Link asChild variant="standalone">
            <RouterLink to={paths.publicJobs}>Erst einmal Stellen ansehen</RouterLink>
          </Link>
        </div>
      </Stack>
    </AccessFrame>
  );
}

/** What a visitor has begun on the public page of a job, in words; null otherwise (access-51). */
function actOf(query: URLSearchParams): string | null {
  const from = new URLSearchParams(safeRedirectPath(query.get('from'))?.split('?', 2)[1]);
  if (from.has('bewerben')) return 'Sie möchten sich bewerben';
  return from.has('merken') ? 'Sie möchten eine Stelle merken' : null;
}
