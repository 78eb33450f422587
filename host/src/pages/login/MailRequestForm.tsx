import { mailRequestForm } from '@silverjobs/contract/forms/access';
import { Field, Link, Text, TextInput } from '@silverjobs/ui';
import { Form, SubmitButton, useForm } from '@silverjobs/widgets/form';
import { useState } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { hostPaths } from '../../../common/host-paths.ts';
import { AccessFailure } from './AccessFrame.tsx';
import { MailSent } from './MailSent.tsx';
import { withRedirectParam } from './useRedirectAfterLogin.ts';

interface MailRequestFormProps {
  /** What the mail is for, in a sentence. */
  children: string;
  /** How long the link counts. */
  valid?: string;
  request: (email: string) => Promise<void>;
}

/** Asks for an address and has a mail with a link sent to it. */
export function MailRequestForm({ children, valid = '24 Stunden', request }: MailRequestFormProps) {
  const [query] = useSearchParams();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({
    initial: { email: '' },
    rules: mailRequestForm,
    mutation: { mutationFn: request },
    toBody: ({ email }) => email.trim(),
    onSent: (_, { email }) => setSentTo(email.trim()),
  });
  if (sentTo) {
    return (
      <MailSent>
        {`Wenn ${sentTo} bei uns bekannt ist, haben wir einen Link geschickt. Er gilt ${valid}.`}
      </MailSent>
    );
  }
  return (
    <Form form={form}>
      <Text>{children}</Text>
      <AccessFailure form={form} />
      <Field {...form.field('email')} label="E-Mail-Adresse" required>
        <TextInput {...form.text('email')} type="email" autoComplete="username" inputMode="email" />
      </Field>
      <SubmitButton form={form} variant="primary" size="large" fullWidth>
        Link anfordern
      </SubmitButton>
      <Link asChild variant="standalone">
        <RouterLink to={withRedirectParam(hostPaths.login, query)}>Zurück zur Anmeldung</RouterLink>
      </Link>
    </Form>
  );
}
