import { apiErrorMessage, useApi } from '@silverjobs/api';
import { referralQuery } from '@silverjobs/api/account';
import { useShell } from '@silverjobs/shell';
import { Alert, Button, Field, icon, SkeletonText, Stack, Text, TextInput } from '@silverjobs/ui';
import { useQuery } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { type ReactNode, useState } from 'react';

/** The own link for recommending, read-only, with 'Link kopieren' (account-27). */
export function ReferralLink(): ReactNode {
  const { notify } = useShell();
  const { data, error, isPending, isFetching, refetch } = useQuery(referralQuery(useApi()));
  const [copied, setCopied] = useState<'done' | 'failed' | null>(null);
  if (isPending) return <SkeletonText lines={2} />;
  if (!data) {
    return (
      <Alert
        tone="error"
        title="Ihr Link konnte nicht geladen werden"
        action={
          <Button loading={isFetching} onClick={() => void refetch()}>
            Erneut versuchen
          </Button>
        }
      >
        {apiErrorMessage(error, 'Bitte versuchen Sie es noch einmal.')}
      </Alert>
    );
  }

  async function copy(link: string) {
    try {
      await navigator.clipboard.writeText(link);
      setCopied('done');
      notify({ tone: 'success', title: COPIED });
    } catch {
      // Without permission, or without a secure address.
      setCopied('failed');
      notify({ tone: 'error', title: NOT_COPIED });
    }
  }

  return (
    <Stack gap={4}>
      <Field label="Ihr persönlicher Link">
        <TextInput
          readOnly
          value={data.link}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </Field>
      <div>
        <Button icon={<Copy {...icon()} />} onClick={() => void copy(data.link)}>
          Link kopieren
        </Button>
      </div>
      {copied === 'done' && <Text tone="success">{COPIED}</Text>}
      {copied === 'failed' && (
        <Alert tone="error" announce={false} title={NOT_COPIED}>
          Sie können den Link auch markieren und selbst kopieren.
        </Alert>
      )}
      {data.registered > 0 && (
        <Text>
          {data.registered === 1
            ? 'Ein Arbeitgeber hat sich schon über Ihren Link registriert.'
            : `${data.registered} Arbeitgeber haben sich schon über Ihren Link registriert.`}
        </Text>
      )}
    </Stack>
  );
}

const COPIED = 'Link wurde in die Zwischenablage kopiert!';
const NOT_COPIED = 'Kopieren fehlgeschlagen. Bitte versuchen Sie es erneut.';
