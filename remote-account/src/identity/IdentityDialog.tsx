import { apiErrorMessage, useApi, useRenewableMutation } from '@silverjobs/api';
import { confirmIdentityMutation, requestIdentityLinkMutation } from '@silverjobs/api/account';
import { passwordForm } from '@silverjobs/contract/forms/access';
import { isPostAddress } from '@silverjobs/contract/post-address';
import { readableEmail } from '@silverjobs/contract/readable-host';
import { useUser } from '@silverjobs/shell';
import { Alert, Button, Field, PasswordInput, Stack, Text } from '@silverjobs/ui';
import { Dialog } from '@silverjobs/ui/overlays';
import { FormFailure, useForm } from '@silverjobs/widgets/form';
import { useRef } from 'react';

export interface IdentityDialogProps {
  /** Without one only a link by mail can confirm. */
  hasPassword: boolean;
  /** It was said to be confirmed, and is not. */
  again: boolean;
  onConfirmed: () => void;
  onClose: () => void;
}

/** Asks for the password, or sends a link to the own address (account-35, account-36). */
export function IdentityDialog({ hasPassword, again, onConfirmed, onClose }: IdentityDialogProps) {
  const api = useApi();
  const user = useUser();
  const input = useRef<HTMLInputElement>(null);
  const mailing = useRenewableMutation(requestIdentityLinkMutation(api));
  const form = useForm({
    initial: { password: '' },
    rules: passwordForm,
    mutation: confirmIdentityMutation(api),
    toBody: ({ password }) => password,
    onSent: onConfirmed,
  });
  const submit = hasPassword ? form.submit : undefined;
  return (
    <Dialog
      open
      size="narrow"
      title="Bitte bestätigen Sie, dass Sie es sind"
      onCloseRequest={onClose}
      {...(hasPassword && { initialFocus: input })}
      {...(submit && { onSubmit: submit })}
      footer={
        <>
          <Button onClick={onClose}>Abbrechen</Button>
          {hasPassword && !mailing.isSuccess && (
            <Button type="submit" variant="primary" loading={form.sending}>
              Bestätigen
            </Button>
          )}
          {mailing.isSuccess && (
            <Button variant="primary" onClick={onConfirmed}>
              Ich habe den Link geöffnet
            </Button>
          )}
        </>
      }
    >
      <Stack gap={4}>
        <Text>
          {hasPassword
            ? 'Das schützt Sie, falls jemand anderes an Ihrem Gerät sitzt.'
            : 'Ihr Konto hat noch kein Passwort. Wir schicken Ihnen deshalb einen Link an Ihre E-Mail-Adresse.'}
        </Text>
        {hasPassword && !mailing.isSuccess && (
          <>
            <input
              type="hidden"
              name="email"
              autoComplete="username"
              value={user?.email ?? ''}
              readOnly
            />
            <Field {...form.field('password')} label="Ihr Passwort" required>
              <PasswordInput
                {...form.text('password')}
                ref={input}
                autoComplete="current-password"
              />
            </Field>
            <FormFailure form={form} title="Das Passwort wurde nicht geprüft" />
          </>
        )}
        {mailing.isSuccess ? (
          <Alert
            tone="success"
            announce
            title={`Wir haben eine E-Mail an ${readableEmail(user?.email ?? '')} geschickt`}
          >
            Öffnen Sie den Link darin. Kommen Sie dann hierher zurück.
          </Alert>
        ) : (
          <div
            className={hasPassword ? 'account-mail-way' : undefined}
            hidden={isPostAddress(user?.email ?? '')}
          >
            <Button
              variant={hasPassword ? 'quiet' : 'primary'}
              loading={mailing.isPending}
              loadingText="Wird gesendet …"
              onClick={() => mailing.mutate()}
            >
              {hasPassword ? 'Lieber einen Link per E-Mail' : 'Link schicken'}
            </Button>
          </div>
        )}
        {again && mailing.isSuccess && (
          <Alert tone="warning" announce title="Der Link ist noch nicht geöffnet">
            Bitte bestätigen Sie auf der Seite, die der Link öffnet, mit „Ja, das bin ich“.
          </Alert>
        )}
        {mailing.isError && (
          <Alert tone="error" title="Die E-Mail konnte nicht gesendet werden">
            {apiErrorMessage(mailing.error, 'Bitte versuchen Sie es noch einmal.')}
          </Alert>
        )}
      </Stack>
    </Dialog>
  );
}
