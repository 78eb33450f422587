import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AccessFrame } from './AccessFrame.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { PasswordResetRequest } from './PasswordResetRequest.tsx';

/** /password-reset: asks for the mail, and with its token sets the new password (LOG-08). */
export function PasswordResetPage() {
  const [query] = useSearchParams();
  // Kept here, because the form takes it out of the address.
  const [token] = useState(query.get('token'));
  return (
    <AccessFrame title={token ? 'Neues Passwort festlegen' : 'Passwort vergessen?'}>
      {token ? <NewPasswordForm token={token} /> : <PasswordResetRequest />}
    </AccessFrame>
  );
}
