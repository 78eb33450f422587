import { useApi } from '@silverjobs/api';
import { requestLoginLink } from '@silverjobs/api/session';
import { AccessFrame } from './AccessFrame.tsx';
import { MailRequestForm } from './MailRequestForm.tsx';

/** /login/link: asks for a mail with a login link (LOG-06). */
export function LoginLinkPage() {
  const api = useApi();
  return (
    <AccessFrame title="Anmeldelink per E-Mail">
      <MailRequestForm request={(email) => requestLoginLink(api, email)}>
        Mit dem Link melden Sie sich ohne Passwort an.
      </MailRequestForm>
    </AccessFrame>
  );
}
