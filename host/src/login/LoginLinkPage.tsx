import { useApi } from '@silverjobs/api';
import { requestLoginLink } from '@silverjobs/api/session';
import { Alert, Button, Field, Link, Stack, Text, TextInput } from '@silverjobs/ui';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { AccessFrame } from './AccessFrame.tsx';
import { collectProblems, emailProblem } from './field-problems.ts';
import { MailSent } from './MailSent.tsx';
import { useAccessForm } from './useAccessForm.ts';

/** /login/link: asks for a mail with a login link (LOG-06). */
export function LoginLinkPage() {
  const api = useApi();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { problems, sending, idOf, formProps } = useAccessForm({
    fields: ['email'],
    check: ({ email }) => collectProblems({ email: emailProblem(email) }),
    send: async ({ email }) => {
      await requestLoginLink(api, email.trim());
      setSentTo(email.trim());
    },
  });
  return (
    <AccessFrame title="Anmeldelink per E-Mail">
      {sentTo ? (
        <MailSent>
          {`Wenn ${sentTo} bei uns bekannt ist, haben wir einen Link geschickt. Er gilt 24 Stunden.`}
        </MailSent>
      ) : (
        <form {...formProps}>
          <Stack gap={5}>
            <Text>Mit dem Link melden Sie sich ohne Passwort an.</Text>
            {problems.form && <Alert tone="error">{problems.form}</Alert>}
            <Field id={idOf('email')} label="E-Mail-Adresse" error={problems.email} required>
              <TextInput name="email" type="email" autoComplete="username" inputMode="email" />
            </Field>
            <Button type="submit" variant="primary" size="large" fullWidth loading={sending}>
              Link anfordern
            </Button>
            <Link asChild variant="standalone">
              <RouterLink to="/login">Zurück zur Anmeldung</RouterLink>
            </Link>
          </Stack>
        </form>
      )}
    </AccessFrame>
  );
}
