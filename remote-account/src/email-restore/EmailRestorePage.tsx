import { apiErrorBody, useApi } from '@silverjobs/api';
import { restoreEmailMutation } from '@silverjobs/api/account';
import { PASSWORD_MIN_LENGTH } from '@silverjobs/contract/constants';
import { newPasswordForm } from '@silverjobs/contract/forms/access';
import { paths } from '@silverjobs/contract/paths';
import { useLinkToken } from '@silverjobs/shell';
import { Alert, Card, Field, LinkButton, PasswordInput, Stack, Text } from '@silverjobs/ui';
import { Form, FormFailure, SubmitButton, useForm } from '@silverjobs/widgets/form';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { AccountSubPage } from '../page-frame/AccountSubPage.tsx';
import { useSignedOut } from '../sign-out/useSignedOut.ts';

const HOME = { path: paths.start, label: 'Zur Startseite' };

/** /email-restore: the mail to the address that was left leads here, signed in or not (account-38). */
export function EmailRestorePage() {
  const token = useLinkToken();
  const signOut = useSignedOut();
  const [restored, setRestored] = useState<string | null>(null);
  const form = useForm({
    initial: { password: '' },
    rules: newPasswordForm,
    mutation: restoreEmailMutation(useApi()),
    toBody: ({ password }) => ({ token: token ?? '', password }),
    onSent: ({ email }) => {
      // The session has ended with all others.
      signOut('keep');
      setRestored(email);
    },
  });
  const failure = apiErrorBody(form.failure);
  const spent = failure?.code.startsWith('link.');
  return (
    <AccountSubPage title="Frühere E-Mail-Adresse zurückholen" back={HOME}>
      {restored !== null ? (
        <Alert
          tone="success"
          announce
          title="Ihre frühere Adresse gilt wieder"
          action={
            <LinkButton asChild>
              <Link to={paths.login}>Zur Anmeldung</Link>
            </LinkButton>
          }
        >
          {`Alle Geräte sind abgemeldet. Melden Sie sich jetzt mit ${restored} und dem neuen Passwort an.`}
        </Alert>
      ) : failure?.code === 'link.used' ? (
        <Alert
          tone="info"
          announce
          title="Diese Adresse wurde schon zurückgeholt"
          action={
            <LinkButton asChild>
              <Link to={paths.login}>Zur Anmeldung</Link>
            </LinkButton>
          }
        >
          {failure.message}
        </Alert>
      ) : token === null ? (
        <Alert tone="warning" title="Der Link ist nicht vollständig">
          Bitte öffnen Sie den Link noch einmal aus der E-Mail.
        </Alert>
      ) : (
        <Card>
          <Form form={form}>
            <Stack gap={5}>
              <Text reading>
                Haben Sie Ihre E-Mail-Adresse nicht selbst geändert? Dann legen Sie hier ein neues
                Passwort fest. Ihre frühere Adresse gilt dann wieder, und alle Geräte werden
                abgemeldet.
              </Text>
              <Field
                {...form.field('password')}
                label="Neues Passwort"
                hint={`Mindestens ${PASSWORD_MIN_LENGTH} Zeichen, am besten ein Satz.`}
                required
              >
                <PasswordInput {...form.text('password')} autoComplete="new-password" />
              </Field>
              <FormFailure
                form={form}
                title="Die Adresse wurde nicht zurückgeholt"
                action={
                  spent && (
                    <LinkButton asChild>
                      <Link to={paths.contact}>Uns schreiben</Link>
                    </LinkButton>
                  )
                }
              />
              <div>
                <SubmitButton form={form} variant="primary" loadingText="Wird geändert …">
                  Adresse zurückholen und Passwort speichern
                </SubmitButton>
              </div>
            </Stack>
          </Form>
        </Card>
      )}
    </AccountSubPage>
  );
}
