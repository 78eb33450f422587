import { useApi } from '@silverjobs/api';
import { resetPassword } from '@silverjobs/api/session';
import { paths } from '@silverjobs/contract/paths';
import { useShell } from '@silverjobs/shell';
import { Alert, Button, LinkButton, Stack } from '@silverjobs/ui';
import { Link, useNavigate } from 'react-router-dom';
import { hostPaths } from '../routing/host-paths.ts';
import { useSessionService } from '../session/session-context.tsx';
import { collectProblems, newPasswordProblem } from './field-problems.ts';
import { NewPasswordField } from './NewPasswordField.tsx';
import { useAccessForm } from './useAccessForm.ts';

/** Sets a new password with the token of a mail, and signs in. */
export function NewPasswordForm({ token }: { token: string }) {
  const api = useApi();
  const session = useSessionService();
  const { notify } = useShell();
  const navigate = useNavigate();
  const { problems, sending, idOf, formProps } = useAccessForm({
    fields: ['password'],
    check: ({ password }) => collectProblems({ password: newPasswordProblem(password) }),
    send: async ({ password }) => {
      await session.begin(await resetPassword(api, token, password));
      notify({ tone: 'success', title: 'Ihr neues Passwort gilt ab sofort.' });
      await navigate(paths.start, { replace: true });
    },
  });
  return (
    <form {...formProps}>
      <Stack gap={5}>
        {problems.form && (
          <Alert
            tone="error"
            action={
              <LinkButton asChild>
                <Link to={hostPaths.passwordReset} reloadDocument>
                  Neuen Link anfordern
                </Link>
              </LinkButton>
            }
          >
            {problems.form}
          </Alert>
        )}
        <NewPasswordField id={idOf('password')} label="Neues Passwort" error={problems.password} />
        <Button type="submit" variant="primary" size="large" fullWidth loading={sending}>
          Passwort speichern
        </Button>
      </Stack>
    </form>
  );
}
