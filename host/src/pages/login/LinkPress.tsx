import { apiErrorMessage, useRenewableMutation } from '@silverjobs/api';
import { Alert, Button, Stack, Text } from '@silverjobs/ui';
import { useEffect, useState } from 'react';
import { AccessFrame } from './AccessFrame.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';

interface LinkPressProps {
  /** What the button says. */
  label: string;
  /** Uses the link up and signs in; gives what sets a new password where the old one has ended. */
  signIn: () => Promise<string | undefined>;
  /** Goes where the link leads. */
  leave: () => Promise<void>;
}

/**
 * What the link of a mail opens for a visitor who is not signed in. Only the press uses the link up:
 * programs that check mails open links and run their scripts (access-50).
 */
export function LinkPress({ label, signIn, leave }: LinkPressProps) {
  const [newPasswordToken, setNewPasswordToken] = useState<string>();
  const opening = useRenewableMutation({
    mutationFn: async () => {
      const ended = await signIn();
      if (ended === undefined) await leave();
      else setNewPasswordToken(ended);
    },
  });
  if (newPasswordToken !== undefined) {
    return <PasswordEnded token={newPasswordToken} leave={leave} />;
  }
  return (
    <AccessFrame title="Ihr Link aus der E-Mail">
      <Stack gap={5}>
        {opening.isError && (
          <Alert tone="error" title="Der Link wurde nicht geöffnet">
            {apiErrorMessage(opening.error, 'Bitte versuchen Sie es noch einmal.')}
          </Alert>
        )}
        <Text reading>Mit einem Klick auf diesen Knopf sind Sie angemeldet.</Text>
        <Button
          variant="primary"
          size="large"
          fullWidth
          loading={opening.isPending}
          loadingText="Sie werden angemeldet …"
          onClick={() => opening.mutate()}
        >
          {label}
        </Button>
      </Stack>
    </AccessFrame>
  );
}

interface PasswordEndedProps {
  /** Sets the new password. */
  token: string;
  leave: () => Promise<void>;
}

/** The first proof of the mailbox came from another browser than the registration (access-48). */
export function PasswordEnded({ token, leave }: PasswordEndedProps) {
  // The button that had the focus is gone.
  useEffect(() => document.getElementById('inhalt')?.focus(), []);
  return (
    <AccessFrame title="Bitte legen Sie ein neues Passwort fest">
      <Stack gap={5}>
        <Alert tone="info" announce title="Sie sind angemeldet, aber Ihr Passwort gilt nicht mehr">
          Registriert wurde Ihre Adresse mit einem anderen Gerät oder Browser. Wir wissen nicht, ob
          Sie das waren. Zu Ihrer Sicherheit gilt das Passwort von damals nicht mehr. Ihre Daten
          sind unverändert.
        </Alert>
        <NewPasswordForm token={token} leave={leave} />
        <Button fullWidth size="large" onClick={() => void leave()}>
          Später festlegen
        </Button>
        <Text>Bis dahin kommen Sie mit einem Anmeldelink per E-Mail hinein.</Text>
      </Stack>
    </AccessFrame>
  );
}
