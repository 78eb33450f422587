import { apiErrorMessage, useApi, useRenewableMutation } from '@silverjobs/api';
import { addPasskeyMutation, removePasskeyMutation } from '@silverjobs/api/sign-in-ways';
import type { ResponseOf } from '@silverjobs/contract';
import { PASSKEYS_MAX } from '@silverjobs/contract/constants';
import { formatDate } from '@silverjobs/contract/formats';
import { passkeyForm } from '@silverjobs/contract/forms/access';
import { useShell } from '@silverjobs/shell';
import { Alert, Button, Card, Field, icon, Stack, Text, TextInput } from '@silverjobs/ui';
import { ConfirmDialog } from '@silverjobs/ui/overlays';
import { Form, SubmitButton, useForm } from '@silverjobs/widgets/form';
import { createPasskey, guessDeviceName, PasskeyFailure } from '@silverjobs/widgets/passkey';
import { useQueryClient } from '@tanstack/react-query';
import { Fingerprint, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { isGivenUp, useIdentity } from '../identity/useIdentity.tsx';
import './sign-in-ways.css';

type Passkey = ResponseOf<'GET /auth/sign-in-ways'>['passkeys'][number];

/** 'Passkeys': those of the account, and setting up one (access-56). */
export function PasskeyCard({ passkeys }: { passkeys: readonly Passkey[] }) {
  const api = useApi();
  const client = useQueryClient();
  const { notify } = useShell();
  const identity = useIdentity();
  const [removed, setRemoved] = useState<Passkey | null>(null);
  const removing = useRenewableMutation(identity.guard(removePasskeyMutation(api, client)));
  const form = useForm({
    initial: { name: guessDeviceName() },
    rules: passkeyForm,
    mutation: identity.guard(addPasskeyMutation(api, client, createPasskey)),
    toBody: ({ name }) => name.trim(),
    onSent: ({ name }) => notify({ tone: 'success', title: `Passkey „${name}“ ist eingerichtet` }),
  });

  function remove({ id, name }: Passkey) {
    removing.mutate(id, {
      onSuccess: () => {
        setRemoved(null);
        notify({ tone: 'success', title: `Passkey „${name}“ ist entfernt` });
      },
      onError: (error) => isGivenUp(error) && setRemoved(null),
    });
  }

  return (
    <Card as="section" title="Passkeys">
      <Stack gap={4}>
        <Text reading>
          Mit einem Passkey melden Sie sich ohne Passwort an: mit Fingerabdruck, Gesicht oder der
          PIN Ihres Geräts. Er bleibt auf Ihrem Gerät. Niemand kann ihn abschreiben oder erraten.
        </Text>
        {passkeys.length > 0 && (
          <ul className="sign-in-ways">
            {passkeys.map((passkey) => (
              <li key={passkey.id} className="sign-in-ways__item">
                <div>
                  <strong>{passkey.name}</strong>
                  <Text tone="quiet" size="sm">
                    {`Eingerichtet am ${formatDate(passkey.created_at)}. `}
                    {passkey.last_used_at === null
                      ? 'Noch nicht benutzt.'
                      : `Zuletzt benutzt am ${formatDate(passkey.last_used_at)}.`}
                  </Text>
                </div>
                <Button
                  variant="quiet"
                  icon={<Trash2 {...icon()} />}
                  aria-label={`Entfernen: Passkey „${passkey.name}“`}
                  onClick={() => {
                    removing.reset();
                    setRemoved(passkey);
                  }}
                >
                  Entfernen
                </Button>
              </li>
            ))}
          </ul>
        )}
        {passkeys.length < PASSKEYS_MAX ? (
          <Form form={form}>
            <Field
              {...form.field('name')}
              label="Name für dieses Gerät"
              hint="Damit Sie den Passkey später wiedererkennen."
              required
            >
              <TextInput {...form.text('name')} maxLength={60} autoComplete="off" />
            </Field>
            <PasskeyProblem error={form.failure} />
            <div>
              <SubmitButton
                form={form}
                icon={<Fingerprint {...icon()} />}
                loadingText="Bitte folgen Sie Ihrem Gerät …"
              >
                Passkey einrichten
              </SubmitButton>
            </div>
          </Form>
        ) : (
          <Text>{`Sie haben ${PASSKEYS_MAX} Passkeys. Mehr gehen nicht. Entfernen Sie zuerst einen, den Sie nicht mehr brauchen.`}</Text>
        )}
      </Stack>
      {removed && (
        <ConfirmDialog
          open
          tone="danger"
          title={`Passkey „${removed.name}“ entfernen?`}
          confirmLabel="Passkey entfernen"
          loading={removing.isPending}
          onConfirm={() => remove(removed)}
          onCancel={() => setRemoved(null)}
        >
          <Stack gap={4}>
            <Text>
              Mit diesem Gerät melden Sie sich dann wieder mit Passwort oder Anmeldelink an.
            </Text>
            {removing.isError && (
              <Alert tone="error" title="Der Passkey konnte nicht entfernt werden">
                {apiErrorMessage(removing.error, 'Bitte versuchen Sie es noch einmal.')}
              </Alert>
            )}
          </Stack>
        </ConfirmDialog>
      )}
      {identity.dialog}
    </Card>
  );
}

/** Why there is no passkey, in the words of the browser's part or of the server. */
function PasskeyProblem({ error }: { error: unknown }) {
  if (!error || isGivenUp(error)) return null;
  if (error instanceof PasskeyFailure) {
    return (
      <Alert tone="warning" announce title={error.message}>
        {error.advice}
      </Alert>
    );
  }
  return (
    <Alert tone="error" announce title="Der Passkey wurde nicht eingerichtet">
      {apiErrorMessage(error, 'Bitte versuchen Sie es noch einmal.')}
    </Alert>
  );
}
