import { apiErrorMessage, useRenewableMutation } from '@silverjobs/api';
import { useLazyComponent } from '@silverjobs/shell';
import { Alert, Button, Stack, Text } from '@silverjobs/ui';
import { useState } from 'react';
import { needsCode } from '../../session/login-rules.ts';
import { AccessFrame } from './AccessFrame.tsx';

const importCodeForm = async () => (await import('./CodeForm.tsx')).CodeForm;

interface LinkPressProps {
  /** What the button says. */
  label: string;
  /** Uses the link up and signs in; with a code where one is asked for (access-58). */
  signIn: (code?: string) => Promise<void>;
  /** Goes where the link leads. */
  leave: () => Promise<void>;
}

/**
 * What the link of a mail opens for a visitor who is not signed in. Only the press uses the link up:
 * programs that check mails open links and run their scripts (access-50).
 */
export function LinkPress({ label, signIn, leave }: LinkPressProps) {
  const { Component: CodeForm, load: loadCodeForm } = useLazyComponent(importCodeForm);
  const [asksForCode, setAsksForCode] = useState(false);
  async function open(code?: string) {
    await signIn(code);
    await leave();
  }
  const opening = useRenewableMutation({
    mutationFn: () => open(),
    onError: (error) => {
      if (!needsCode(error)) return;
      setAsksForCode(true);
      void loadCodeForm();
    },
  });
  if (asksForCode && CodeForm) {
    return (
      <AccessFrame title="Ihr Link aus der E-Mail">
        <CodeForm signIn={open} />
      </AccessFrame>
    );
  }
  return (
    <AccessFrame title="Ihr Link aus der E-Mail">
      <Stack gap={5}>
        {opening.isError && !needsCode(opening.error) && (
          <Alert tone="error" title="Der Link wurde nicht geöffnet">
            {apiErrorMessage(opening.error, 'Bitte versuchen Sie es noch einmal.')}
          </Alert>
        )}
        <Text reading>Mit einem Klick auf diesen Knopf sind Sie angemeldet.</Text>
        <Button
          variant="primary"
          size="large"
          fullWidth
          loading={opening.isPending}
          loadingText="Sie werden angemeldet …"
          onClick={() => opening.mutate()}
        >
          {label}
        </Button>
      </Stack>
    </AccessFrame>
  );
}
