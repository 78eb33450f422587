import { MailSent } from './MailSent.tsx';

/** After a registration that did not sign in: the next step is in a mail. */
export function RegistrationMailed({ email }: { email: string }) {
  return (
    <MailSent>{`Wir haben eine E-Mail an ${email} geschickt. Darin steht, wie es weitergeht.`}</MailSent>
  );
}
