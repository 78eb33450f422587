import { Alert, Link } from '@silverjobs/ui';
import { Link as RouterLink } from 'react-router-dom';

/** Says that a mail is on its way, without telling whether the address is known. */
export function MailSent({ email }: { email: string }) {
  return (
    <>
      <Alert tone="success" title="Bitte sehen Sie in Ihr E-Mail-Postfach" announce>
        Wenn {email} bei uns bekannt ist, haben wir einen Link geschickt. Er gilt 24 Stunden. Kommt
        nach einigen Minuten nichts an, sehen Sie bitte auch im Ordner für Spam nach.
      </Alert>
      <Link asChild variant="standalone">
        <RouterLink to="/login">Zurück zur Anmeldung</RouterLink>
      </Link>
    </>
  );
}
