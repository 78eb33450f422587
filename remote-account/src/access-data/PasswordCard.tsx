import { apiErrorMessage, useApi, useRenewableMutation } from '@silverjobs/api';
import { requestPasswordChangeMutation } from '@silverjobs/api/account';
import { LINK_LIFETIME_HOURS } from '@silverjobs/contract/constants';
import { Alert, Button, Card, icon, Stack, Text } from '@silverjobs/ui';
import { KeyRound } from 'lucide-react';

/** 'Passwort ändern': a mail with a link, valid 24 h (account-25). */
export function PasswordCard() {
  const requesting = useRenewableMutation(requestPasswordChangeMutation(useApi()));
  return (
    <Card as="section" title="Passwort">
      <Stack gap={4}>
        <Text reading>
          Zum Ändern schicken wir Ihnen einen Link an Ihre E-Mail-Adresse. So kann niemand Ihr
          Passwort ändern, der nur an Ihrem Gerät sitzt.
        </Text>
        {requesting.isSuccess && (
          <Alert
            tone="success"
            announce
            title={`Wir haben eine E-Mail an ${requesting.data} geschickt`}
          >
            {`Öffnen Sie den Link darin und legen Sie Ihr neues Passwort fest. Der Link ist ${LINK_LIFETIME_HOURS} Stunden gültig.`}
          </Alert>
        )}
        {requesting.isError && (
          <Alert tone="error" title="Die E-Mail konnte nicht gesendet werden">
            {apiErrorMessage(requesting.error, 'Bitte versuchen Sie es noch einmal.')}
          </Alert>
        )}
        <div>
          <Button
            icon={<KeyRound {...icon()} />}
            loading={requesting.isPending}
            loadingText="Wird gesendet …"
            onClick={() => requesting.mutate()}
          >
            Passwort ändern
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
