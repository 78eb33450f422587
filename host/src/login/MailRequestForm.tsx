import { Alert, Button, Field, Link, Stack, Text, TextInput } from '@silverjobs/ui';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { hostPaths } from '../routing/host-paths.ts';
import { collectProblems, emailProblem } from './field-problems.ts';
import { MailSent } from './MailSent.tsx';
import { useAccessForm } from './useAccessForm.ts';

interface MailRequestFormProps {
  /** What the mail is for, in a sentence. */
  children: string;
  request: (email: string) => Promise<void>;
}

/** Asks for an address and has a mail with a link sent to it. */
export function MailRequestForm({ children, request }: MailRequestFormProps) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { problems, sending, idOf, formProps } = useAccessForm({
    fields: ['email'],
    check: ({ email }) => collectProblems({ email: emailProblem(email) }),
    send: async ({ email }) => {
      await request(email.trim());
      setSentTo(email.trim());
    },
  });
  if (sentTo) {
    return (
      <MailSent>
        {`Wenn ${sentTo} bei uns bekannt ist, haben wir einen Link geschickt. Er gilt 24 Stunden.`}
      </MailSent>
    );
  }
  return (
    <form {...formProps}>
      <Stack gap={5}>
        <Text>{children}</Text>
        {problems.form && <Alert tone="error">{problems.form}</Alert>}
        <Field id={idOf('email')} label="E-Mail-Adresse" error={problems.email} required>
          <TextInput name="email" type="email" autoComplete="username" inputMode="email" />
        </Field>
        <Button type="submit" variant="primary" size="large" fullWidth loading={sending}>
          Link anfordern
        </Button>
        <Link asChild variant="standalone">
          <RouterLink to={hostPaths.login}>Zurück zur Anmeldung</RouterLink>
        </Link>
      </Stack>
    </form>
  );
}
