import { apiErrorStatus, useApi } from '@silverjobs/api';
import { orderQuery } from '@silverjobs/api/billing';
import type { OrderState } from '@silverjobs/contract';
import { paths, pathTo } from '@silverjobs/contract/paths';
import { Alert, Inline, LinkButton, Spinner, Text } from '@silverjobs/ui';
import { LoadFailure } from '@silverjobs/widgets/load-failure';
import { SubPage } from '@silverjobs/widgets/sub-page';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useRefreshUser } from '../hooks/useRefreshUser.ts';
import * as ownPaths from '../paths.ts';
import { OrderWaiting } from './OrderWaiting.tsx';

/** How often to ask whether a payment is confirmed, in milliseconds: first often, then rarely. */
const POLL_INTERVAL_MS = 2_000;
const SLOW_POLL_INTERVAL_MS = 15_000;
/** Questions after which it takes longer than usual. */
const FAST_POLLS = 20;

const waits = (state: OrderState | undefined) => state === 'processing' || state === 'open';

const TITLES: Readonly<Record<OrderState, string>> = {
  open: 'Ihre Zahlung wird bestätigt',
  processing: 'Ihre Zahlung wird bestätigt',
  paid: 'silver+ ist freigeschaltet',
  failed: 'Die Zahlung hat nicht geklappt',
  canceled: 'Bestellung abgebrochen',
  expired: 'Die Bestellung ist abgelaufen',
};

const TOOLS = [
  [paths.aiJobs, 'Jobfinder öffnen'],
  [paths.coverLetter, 'Anschreiben erstellen'],
  [paths.courses, 'Online-Kurse ansehen'],
] as const;

/** What became of an order after the checkout; waits until the payment is confirmed (silverplus-19). */
export function CheckoutResult({ orderId }: { orderId: string }) {
  const refreshUser = useRefreshUser();
  const order = useQuery({
    ...orderQuery(useApi(), orderId),
    refetchInterval: ({ state }) =>
      waits(state.data?.state) &&
      (state.dataUpdateCount < FAST_POLLS ? POLL_INTERVAL_MS : SLOW_POLL_INTERVAL_MS),
  });
  const [opened, setOpened] = useState(false);
  const known = order.data?.state;
  // The pages it leads to would send back who is not known to have paid.
  const state = known === 'paid' && !opened ? 'processing' : known;
  useEffect(() => {
    if (known !== 'paid') return;
    const open = () => setOpened(true);
    // What fails here comes with the next news or the next visit.
    refreshUser().then(open, open);
  }, [known, refreshUser]);

  if (order.isError && !order.data) {
    return (
      <SubPage title="Ihre Bestellung">
        {apiErrorStatus(order.error) === 404 ? (
          <Alert title="Diese Bestellung gibt es nicht">
            Vielleicht ist der Link nicht vollständig. Was Sie bestellt haben, sehen Sie unter „Mein
            Konto“.
          </Alert>
        ) : (
          <LoadFailure
            title="Wir können gerade nicht sehen, was aus Ihrer Bestellung geworden ist"
            error={order.error}
            retrying={order.isFetching}
            onRetry={() => void order.refetch()}
          />
        )}
        <Onward />
      </SubPage>
    );
  }
  return (
    <SubPage title={state ? TITLES[state] : 'Ihre Bestellung'}>
      {!state && <Spinner label="Ihre Bestellung wird geladen …" />}
      {waits(state) && <OrderWaiting />}
      {state === 'paid' && <Paid />}
      {state === 'failed' && (
        <Alert
          tone="error"
          title="Es wurde nichts abgebucht"
          action={
            <LinkButton asChild>
              <Link to={pathTo(paths.checkout, { id: orderId })}>Zurück zur Bestellung</Link>
            </LinkButton>
          }
        >
          Ihre Zahlung wurde abgelehnt. Sie können es noch einmal versuchen oder anders bezahlen.
        </Alert>
      )}
      {state === 'canceled' && (
        <Alert announce title="Sie haben nichts bestellt">
          Es bleibt bei Ihrem bisherigen Tarif. Abgebucht wird dafür nichts.
        </Alert>
      )}
      {state === 'expired' && (
        <Alert tone="warning" title="Sie haben nichts bestellt">
          Eine Bestellung kann einen Tag lang bezahlt werden. Bitte wählen Sie Ihren Tarif noch
          einmal.
        </Alert>
      )}
      {state && state !== 'paid' && <Onward />}
    </SubPage>
  );
}

function Paid() {
  return (
    <>
      <Alert tone="success" announce title="Vielen Dank für Ihre Bestellung">
        Alle Funktionen stehen Ihnen ab sofort zur Verfügung. Die Bestätigung Ihres Vertrags haben
        wir Ihnen per E-Mail geschickt.
      </Alert>
      <Text bold>Womit möchten Sie anfangen?</Text>
      <Inline gap={3} stackOnPhone>
        {TOOLS.map(([path, label], index) => (
          <LinkButton key={path} asChild variant={index === 0 ? 'primary' : 'secondary'}>
            <Link to={path}>{label}</Link>
          </LinkButton>
        ))}
      </Inline>
    </>
  );
}

function Onward() {
  return (
    <Inline gap={3} stackOnPhone>
      <LinkButton asChild>
        <Link to={ownPaths.subscription}>Zu den Tarifen</Link>
      </LinkButton>
      <LinkButton asChild variant="quiet">
        <Link to={paths.account}>Mein Konto</Link>
      </LinkButton>
    </Inline>
  );
}
