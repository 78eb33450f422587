import { Alert, Link } from '@silverjobs/ui';
import { type ReactNode, useEffect } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { hostPaths } from '../../../common/host-paths.ts';

/** Stands in place of a form: a mail is on its way. The text must not tell who is known. */
export function MailSent({ children }: { children: ReactNode }) {
  // The form that had the focus is gone.
  useEffect(() => document.getElementById('inhalt')?.focus(), []);
  return (
    <>
      <Alert tone="success" title="Bitte sehen Sie in Ihrem E-Mail-Postfach nach" announce>
        {children} Ist nach einigen Minuten nichts da? Dann sehen Sie bitte auch im Ordner für
        unerwünschte Post (Spam) nach.
      </Alert>
      <Link asChild variant="standalone">
        <RouterLink to={hostPaths.login}>Zurück zur Anmeldung</RouterLink>
      </Link>
    </>
  );
}

/** After a registration that did not sign in: the next step is in a mail. */
export function RegistrationMailed({ email }: { email: string }) {
  return (
    <MailSent>{`Wir haben eine E-Mail an ${email} geschickt. Darin steht, wie es weitergeht.`}</MailSent>
  );
}
