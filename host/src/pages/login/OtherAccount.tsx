import { apiErrorMessage, useApi, useRenewableMutation } from '@silverjobs/api';
import { loginWithDeepLink } from '@silverjobs/api/session';
import { paths } from '@silverjobs/contract/paths';
import { accountName } from '@silverjobs/contract/post-address';
import { useLazyComponent, useUser } from '@silverjobs/shell';
import { Alert, Button, Stack, Text } from '@silverjobs/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { signInPath } from '../../../common/choose-page.ts';
import { needsCode } from '../../session/login-rules.ts';
import type { OtherOwner } from '../../session/other-owner.ts';
import { useSessionService } from '../../session/session-context.tsx';
import { AccessFrame } from './AccessFrame.tsx';

const importCodeForm = async () => (await import('./CodeForm.tsx')).CodeForm;

interface OtherAccountProps extends OtherOwner {
  /** Where the link leads. */
  path: string;
}

/** The link of a mail is for another account than the one signed in: which shall it be (access-40)? */
export function OtherAccount({ token, usable, path }: OtherAccountProps) {
  const api = useApi();
  const user = useUser();
  // The session changes below; who was signed in stays in the sentence.
  const [email] = useState(user && accountName(user.email));
  const session = useSessionService();
  const navigate = useNavigate();
  const { Component: CodeForm, load: loadCodeForm } = useLazyComponent(importCodeForm);
  const [asksForCode, setAsksForCode] = useState(false);
  const leave = async () => navigate(path, { replace: true });
  async function changeWith(code?: string) {
    await session.change(await loginWithDeepLink(api, token, code));
    await leave();
  }
  const change = useRenewableMutation({
    mutationFn: async () => {
      if (usable) return changeWith();
      await session.signOut();
      await navigate(signInPath(path), { replace: true });
    },
    onError: (error) => {
      if (!needsCode(error)) return;
      setAsksForCode(true);
      void loadCodeForm();
    },
  });
  if (asksForCode && CodeForm) {
    return (
      <AccessFrame title="Konto wechseln">
        <CodeForm signIn={changeWith} onBack={() => setAsksForCode(false)} />
      </AccessFrame>
    );
  }
  return (
    <AccessFrame title="Dieser Link ist für ein anderes Konto">
      <Stack gap={5}>
        <Text>
          Sie sind angemeldet als <strong>{email}</strong>. Der Link aus der E-Mail gehört zu einem
          anderen Konto.
          {!usable &&
            ' Er gilt nicht mehr. Bitte melden Sie sich mit der Adresse und dem Passwort des anderen Kontos an.'}
        </Text>
        {change.error && !needsCode(change.error) && (
          <Alert tone="error">
            {apiErrorMessage(
              change.error,
              'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
            )}
          </Alert>
        )}
        <Button variant="primary" size="large" fullWidth onClick={() => navigate(paths.start)}>
          Angemeldet bleiben
        </Button>
        <Button
          size="large"
          fullWidth
          loading={change.isPending}
          loadingText="Bitte warten …"
          onClick={() => change.mutate()}
        >
          Konto wechseln
        </Button>
      </Stack>
    </AccessFrame>
  );
}
