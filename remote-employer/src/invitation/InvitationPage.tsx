import { apiErrorMessage, useApi } from '@silverjobs/api';
import { acceptInvitationMutation, openInvitationQuery } from '@silverjobs/api/colleague';
import type { OpenInvitation } from '@silverjobs/contract';
import { PASSWORD_MIN_LENGTH } from '@silverjobs/contract/constants';
import { EMPLOYER_ROLE_TEXTS } from '@silverjobs/contract/employer-role-texts';
import { acceptanceForm, newAcceptanceForm } from '@silverjobs/contract/forms/colleague';
import { paths } from '@silverjobs/contract/paths';
import { readableEmail } from '@silverjobs/contract/readable-host';
import { PageTitle, useLinkToken } from '@silverjobs/shell';
import {
  Alert,
  Button,
  Card,
  Field,
  LinkButton,
  PasswordInput,
  SkeletonCard,
  Stack,
  Text,
  TextInput,
} from '@silverjobs/ui';
import { Form, FormFailure, SubmitButton, useForm } from '@silverjobs/widgets/form';
import { SubPage } from '@silverjobs/widgets/sub-page';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';

const TITLE = 'Einladung';
const HOME = { path: paths.start, label: 'Zur Startseite' };

/** /einladung: the link of a mail with which somebody joins an employer's people (employers-81). */
export function InvitationPage(): ReactNode {
  const token = useLinkToken();
  const [opened, setOpened] = useState(false);
  const [accepted, setAccepted] = useState(false);
  return (
    <SubPage title={TITLE} back={HOME}>
      <PageTitle title={TITLE} />
      {!token && (
        <Alert tone="warning" title="Der Link ist nicht vollständig">
          Bitte öffnen Sie den Link noch einmal aus der E-Mail.
        </Alert>
      )}
      {accepted && <Accepted />}
      {token && !opened && !accepted && (
        <Card>
          <Stack gap={5}>
            <Text reading>Jemand möchte bei silverjobs mit Ihnen arbeiten.</Text>
            <div>
              <Button variant="primary" size="large" onClick={() => setOpened(true)}>
                Einladung ansehen
              </Button>
            </div>
          </Stack>
        </Card>
      )}
      {token && opened && !accepted && (
        <Opened token={token} onAccepted={() => setAccepted(true)} />
      )}
    </SubPage>
  );
}

function Accepted() {
  return (
    <Alert
      tone="success"
      announce
      title="Sie arbeiten jetzt mit"
      action={
        <LinkButton asChild>
          <Link to={paths.login}>Jetzt anmelden</Link>
        </LinkButton>
      }
    >
      Melden Sie sich mit Ihrer E-Mail-Adresse und Ihrem Passwort an.
    </Alert>
  );
}

interface OpenedProps {
  token: string;
  onAccepted: () => void;
}

function Opened({ token, onAccepted }: OpenedProps) {
  const { data, error, isFetching, refetch } = useQuery(openInvitationQuery(useApi(), token));
  if (data) return <Acceptance invitation={data} token={token} onAccepted={onAccepted} />;
  if (!error) return <SkeletonCard lines={5} />;
  return (
    <Alert
      tone="error"
      title="Die Einladung konnte nicht geöffnet werden"
      action={
        <Button loading={isFetching} onClick={() => void refetch()}>
          Erneut versuchen
        </Button>
      }
    >
      {`${apiErrorMessage(error, 'Bitte prüfen Sie Ihre Internetverbindung.')} Hilft das nicht, bitten Sie um eine neue Einladung.`}
    </Alert>
  );
}

function Acceptance({
  invitation,
  token,
  onAccepted,
}: OpenedProps & { invitation: OpenInvitation }) {
  const { employer, email, role, has_account: known } = invitation;
  const form = useForm({
    initial: { name: '', password: '' },
    rules: known ? acceptanceForm : newAcceptanceForm,
    work: 'Einladung',
    mutation: acceptInvitationMutation(useApi()),
    toBody: ({ name, password }: { name: string; password: string }) => ({
      token,
      name: name.trim(),
      ...(!known && { password }),
    }),
    onSent: onAccepted,
  });
  return (
    <Card as="section" title={employer ?? 'Ein Arbeitgeber lädt Sie ein'}>
      <Form form={form} gap={5}>
        <Text reading>
          {`Ihre Aufgabe: ${EMPLOYER_ROLE_TEXTS[role].label}. ${EMPLOYER_ROLE_TEXTS[role].hint}`}
        </Text>
        <Text reading>
          {known
            ? `Sie arbeiten mit Ihrem Konto ${readableEmail(email)} mit. Es wird überall abgemeldet, dann melden Sie sich neu an.`
            : `Wir legen dafür ein Konto mit der Adresse ${readableEmail(email)} an.`}
        </Text>
        <Field
          {...form.field('name')}
          label="Ihr Name"
          hint="Ihre Kolleginnen und Kollegen sehen ihn neben Ihren Nachrichten. Bewerberinnen und Bewerber sehen ihn nicht."
          required
        >
          <TextInput {...form.text('name')} autoComplete="name" maxLength={80} />
        </Field>
        {!known && (
          <Field
            {...form.field('password')}
            label="Ihr neues Passwort"
            hint={`Mindestens ${PASSWORD_MIN_LENGTH} Zeichen, am besten ein Satz.`}
            required
          >
            <PasswordInput {...form.text('password')} autoComplete="new-password" />
          </Field>
        )}
        <FormFailure form={form} title="Die Einladung wurde nicht angenommen" />
        <div>
          <SubmitButton form={form}>Einladung annehmen</SubmitButton>
        </div>
      </Form>
    </Card>
  );
}
