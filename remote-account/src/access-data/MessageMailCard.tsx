import { apiErrorMessage, useApi, useRenewableMutation } from '@silverjobs/api';
import { updateMessageMailMutation } from '@silverjobs/api/account';
import type { User } from '@silverjobs/contract';
import { useShell } from '@silverjobs/shell';
import { Alert, Card, Stack, Switch, Text } from '@silverjobs/ui';

/** Whether new messages are announced by mail; saved as soon as it is switched. */
export function MessageMailCard({ user }: { user: User }) {
  const { session } = useShell();
  const changing = useRenewableMutation(updateMessageMailMutation(useApi()));
  const wanted = changing.isPending ? changing.variables.wanted : user.message_mail;
  function change(next: boolean) {
    changing.mutate(
      { usersId: user.id, wanted: next },
      { onSuccess: (changed) => session.setState({ user: changed }) },
    );
  }
  return (
    <Card as="section" title="E-Mails">
      <Stack gap={4}>
        <Switch checked={wanted} onChange={({ target }) => change(target.checked)}>
          E-Mail bei neuen Nachrichten
        </Switch>
        <Text tone="quiet" size="sm">
          Höchstens eine zu jedem Gespräch, bis Sie es gelesen haben.
        </Text>
        {changing.isError && (
          <Alert tone="error" title="Die Einstellung konnte nicht gespeichert werden">
            {apiErrorMessage(changing.error, 'Bitte versuchen Sie es noch einmal.')}
          </Alert>
        )}
      </Stack>
    </Card>
  );
}
