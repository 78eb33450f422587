import { useApi } from '@silverjobs/api';
import { requestLoginLink } from '@silverjobs/api/session';
import { safeRedirectPath } from '@silverjobs/contract/redirect-path';
import { useSearchParams } from 'react-router-dom';
import { AccessFrame } from './AccessFrame.tsx';
import { MailRequestForm } from './MailRequestForm.tsx';

/** /login/link: asks for a mail with a login link, which leads on to `from` (access-31). */
export function LoginLinkPage() {
  const api = useApi();
  const [query] = useSearchParams();
  const from = safeRedirectPath(query.get('from'));
  return (
    <AccessFrame title="Anmeldelink per E-Mail">
      <MailRequestForm request={(email) => requestLoginLink(api, email, from)}>
        Mit dem Link melden Sie sich ohne Passwort an.
      </MailRequestForm>
    </AccessFrame>
  );
}
