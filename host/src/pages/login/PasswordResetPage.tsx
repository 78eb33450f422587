import { useApi } from '@silverjobs/api';
import { requestPasswordReset } from '@silverjobs/api/session';
import { useLinkToken } from '@silverjobs/shell';
import { AccessFrame } from './AccessFrame.tsx';
import { MailRequestForm } from './MailRequestForm.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';

/** /password-reset: asks for the mail, and with its token sets the new password (access-31). */
export function PasswordResetPage() {
  const api = useApi();
  const token = useLinkToken();
  return (
    <AccessFrame title={token ? 'Neues Passwort festlegen' : 'Passwort vergessen?'}>
      {token ? (
        <NewPasswordForm token={token} />
      ) : (
        <MailRequestForm request={(email) => requestPasswordReset(api, email)}>
          Wir schicken Ihnen einen Link, mit dem Sie ein neues Passwort festlegen.
        </MailRequestForm>
      )}
    </AccessFrame>
  );
}
