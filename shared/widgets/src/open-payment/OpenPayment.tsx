import { apiErrorMessage, useApi, useRenewableMutation } from '@silverjobs/api';
import { payOpenInvoiceMutation } from '@silverjobs/api/billing';
import { formatPrice } from '@silverjobs/contract/formats';
import { Alert, Button, Stack } from '@silverjobs/ui';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useCheckoutRedirect } from './useCheckoutRedirect.ts';

/** What it means that a payment of silver+ is missing, and the way to make it (silverplus-46). */
export function OpenPayment({ cents }: { cents: number }): ReactNode {
  const redirectTo = useCheckoutRedirect();
  const paying = useRenewableMutation(payOpenInvoiceMutation(useApi(), useQueryClient()));
  const failed = 'Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal.';
  return (
    <Stack gap={4}>
      <Alert
        tone="warning"
        title="Eine Zahlung ist noch offen"
        action={
          <Button
            variant="primary"
            loading={paying.isPending}
            loadingText="Wird geöffnet …"
            onClick={() => paying.mutate(undefined, { onSuccess: ({ url }) => redirectTo(url) })}
          >
            Jetzt bezahlen
          </Button>
        }
      >
        {`Die letzte Zahlung für silver+ hat nicht geklappt. Offen sind ${formatPrice(cents)}. Alle Funktionen bleiben vorerst geöffnet. Bleibt die Zahlung aus, endet silver+.`}
      </Alert>
      {paying.isError && (
        <Alert tone="error" title="Das hat nicht geklappt">
          {apiErrorMessage(paying.error, failed)}
        </Alert>
      )}
    </Stack>
  );
}
