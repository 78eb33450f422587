import { useApi } from '@silverjobs/api';
import { resetPassword } from '@silverjobs/api/session';
import { newPasswordForm } from '@silverjobs/contract/forms/access';
import { paths } from '@silverjobs/contract/paths';
import { useShell } from '@silverjobs/shell';
import { LinkButton } from '@silverjobs/ui';
import { Form, SubmitButton, useForm } from '@silverjobs/widgets/form';
import { Link, useNavigate } from 'react-router-dom';
import { hostPaths } from '../../../common/host-paths.ts';
import { useSessionService } from '../../session/session-context.tsx';
import { AccessFailure } from './AccessFrame.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';

interface NewPasswordFormProps {
  token: string;
}

/** Sets a new password with the token of a mail, and signs in. */
export function NewPasswordForm({ token }: NewPasswordFormProps) {
  const api = useApi();
  const session = useSessionService();
  const { notify } = useShell();
  const navigate = useNavigate();
  const form = useForm({
    initial: { password: '' },
    rules: newPasswordForm,
    mutation: {
      mutationFn: async (password: string) => {
        const authToken = await resetPassword(api, token, password);
        notify({ tone: 'success', title: 'Ihr neues Passwort gilt ab sofort.' });
        // Whoever has a second factor signs in with both (access-58).
        if (authToken === null) return navigate(paths.login, { replace: true });
        await session.begin(authToken);
        await navigate(paths.start, { replace: true });
      },
    },
    toBody: ({ password }) => password,
  });
  return (
    <Form form={form}>
      <AccessFailure
        form={form}
        action={
          <LinkButton asChild>
            <Link to={hostPaths.passwordReset} reloadDocument>
              Neuen Link anfordern
            </Link>
          </LinkButton>
        }
      />
      <NewPasswordField
        field={form.field('password')}
        input={form.text('password')}
        label="Neues Passwort"
      />
      <SubmitButton form={form} variant="primary" size="large" fullWidth>
        Passwort speichern
      </SubmitButton>
    </Form>
  );
}
