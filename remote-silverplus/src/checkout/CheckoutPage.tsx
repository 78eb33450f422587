import { apiErrorStatus, useApi } from '@silverjobs/api';
import { orderQuery } from '@silverjobs/api/billing';
import { formatPrice } from '@silverjobs/contract/formats';
import { paths } from '@silverjobs/contract/paths';
import { planOfProduct, termPriceCents } from '@silverjobs/contract/plans';
import { Alert, LinkButton, LoadingText, SkeletonCard } from '@silverjobs/ui';
import { LoadFailure } from '@silverjobs/widgets/load-failure';
import { SubPage } from '@silverjobs/widgets/sub-page';
import { useQuery } from '@tanstack/react-query';
import { Link, Navigate, useParams } from 'react-router-dom';
import * as ownPaths from '../paths.ts';
import { OrderForm } from './OrderForm.tsx';

const BACK = { path: ownPaths.subscription, label: 'Zurück zu den Tarifen' };

/** /silverplus/checkout/:id: everything at a glance and the binding click (silverplus-14). */
export function CheckoutPage() {
  const { id = '' } = useParams();
  const order = useQuery(orderQuery(useApi(), id));
  const { data, error } = order;
  if (data && data.state !== 'open' && data.state !== 'failed') {
    return <Navigate to={`${paths.silverplus}?checkout=${encodeURIComponent(id)}`} replace />;
  }
  const plan = data && planOfProduct(data.product);
  const sum = plan && formatPrice(termPriceCents(plan, data.price_cents));
  const unknown = apiErrorStatus(error) === 404 || apiErrorStatus(error) === 400;
  return (
    <SubPage
      title={sum ? `Bestellung prüfen: ${plan} Monate silver+ für ${sum}` : 'Bestellung prüfen'}
      back={BACK}
    >
      {order.isPending && (
        <>
          <LoadingText>Ihre Bestellung wird geladen …</LoadingText>
          <SkeletonCard lines={8} />
        </>
      )}
      {error && !data && unknown && (
        <Alert
          tone="warning"
          title="Diese Bestellung gibt es nicht"
          action={
            <LinkButton asChild>
              <Link to={ownPaths.subscription}>Zu den Tarifen</Link>
            </LinkButton>
          }
        >
          Vielleicht ist der Link nicht vollständig. Bitte wählen Sie Ihren Tarif noch einmal.
        </Alert>
      )}
      {error && !data && !unknown && (
        <LoadFailure
          title="Ihre Bestellung konnte nicht geladen werden"
          error={error}
          retrying={order.isFetching}
          onRetry={() => void order.refetch()}
        />
      )}
      {data && <OrderForm order={data} />}
    </SubPage>
  );
}
