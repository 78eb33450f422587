import { apiErrorMessage, useApi, useRenewableMutation } from '@silverjobs/api';
import { abandonOrderMutation, orderMutation, orderQuery } from '@silverjobs/api/billing';
import type { CheckoutOrder, TestOutcome } from '@silverjobs/contract';
import { paths, pathTo } from '@silverjobs/contract/paths';
import { Alert, Button, Card, DefinitionList, Inline, Link, Stack, Text } from '@silverjobs/ui';
import { useCheckoutRedirect } from '@silverjobs/widgets/open-payment';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useDoneGuard } from '../hooks/useDoneGuard.ts';
import { orderFacts } from './order-facts.ts';
import { TestPayment } from './TestPayment.tsx';

/** The order with the binding button; nothing stands between the facts and the button. */
export function OrderForm({ order }: { order: CheckoutOrder }) {
  const api = useApi();
  const queries = useQueryClient();
  const redirectTo = useCheckoutRedirect();
  const [outcome, setOutcome] = useState<TestOutcome>('paid');
  const done = useDoneGuard();
  const follow = {
    onSuccess: async ({ url }: { url: string }) => {
      done.current = true;
      await queries.refetchQueries({ queryKey: orderQuery(api, order.id).queryKey });
      // A refused payment leads back to this page.
      done.current = url !== pathTo(paths.checkout, { id: order.id });
      if (done.current) redirectTo(url, { replace: true });
    },
  };
  const ordering = useRenewableMutation({ ...orderMutation(api, order.id), ...follow });
  const leaving = useRenewableMutation({ ...abandonOrderMutation(api, order.id), ...follow });
  const failure = ordering.error ?? leaving.error;
  const busy = () => ordering.isPending || leaving.isPending || done.current;

  return (
    <>
      {order.test && <TestPayment outcome={outcome} onChange={setOutcome} />}
      {order.state === 'failed' && !ordering.isPending && (
        <Alert tone="error" title="Die Zahlung wurde abgelehnt">
          Es wurde nichts abgebucht und nichts bestellt. Sie können es noch einmal versuchen.
        </Alert>
      )}
      <Card as="section" title="Ihre Bestellung">
        <Stack gap={5}>
          <DefinitionList items={orderFacts(order)} />
          <Text reading>
            Widerrufsrecht: Sie können den Vertrag 14 Tage lang ohne Grund widerrufen und bekommen
            alles zurück.{' '}
            <Link asChild>
              <RouterLink to={paths.contractWithdrawal}>Widerrufsbelehrung lesen</RouterLink>
            </Link>
            . Es gelten unsere{' '}
            <Link asChild>
              <RouterLink to={paths.terms}>AGB</RouterLink>
            </Link>
            .
          </Text>
          <Inline gap={4} stackOnPhone>
            <Button
              variant="primary"
              size="large"
              loading={ordering.isPending}
              loadingText="Wird bestellt …"
              onClick={() => {
                if (busy()) return;
                leaving.reset();
                ordering.mutate(order.test ? outcome : undefined);
              }}
            >
              Zahlungspflichtig bestellen
            </Button>
            <Button
              size="large"
              loading={leaving.isPending}
              onClick={() => {
                if (busy()) return;
                ordering.reset();
                leaving.mutate();
              }}
            >
              Abbrechen
            </Button>
          </Inline>
          {failure && (
            <Alert tone="error" title="Das hat nicht geklappt">
              {apiErrorMessage(
                failure,
                'Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal. Es wurde nichts bestellt.',
              )}
            </Alert>
          )}
          {!order.test && (
            <Text tone="quiet" size="sm">
              Nach dem Klick geben Sie auf der Seite unseres Zahlungsdienstes Stripe an, womit Sie
              bezahlen: Kreditkarte, PayPal oder Lastschrift. Der Vertrag kommt zustande, sobald die
              Zahlung bestätigt ist.
            </Text>
          )}
        </Stack>
      </Card>
    </>
  );
}
