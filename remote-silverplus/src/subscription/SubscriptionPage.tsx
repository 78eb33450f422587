import { useApi } from '@silverjobs/api';
import { subscriptionQuery } from '@silverjobs/api/billing';
import { paths } from '@silverjobs/contract/paths';
import { PLANS } from '@silverjobs/contract/plans';
import { useUser } from '@silverjobs/shell';
import { Alert, Heading, LinkButton, SkeletonText, Stack, Text } from '@silverjobs/ui';
import { LoadFailure } from '@silverjobs/widgets/load-failure';
import { OpenPayment } from '@silverjobs/widgets/open-payment';
import { SubPage } from '@silverjobs/widgets/sub-page';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { PlanCard, PlanContents } from './PlanCard.tsx';
import { PlanNotice } from './PlanNotice.tsx';
import { planState } from './plan-state.ts';
import { useCheckout } from './useCheckout.ts';
import '../hooks/silverplus.css';

const BACK = { path: paths.silverplus, label: 'Zurück zu silver+' };

/** /silverplus/subscription: the plans side by side (silverplus-5 to silverplus-13). */
export function SubscriptionPage() {
  const user = useUser();
  const isPaid = user?.isPaidUser ?? false;
  const details = useQuery({ ...subscriptionQuery(useApi()), enabled: isPaid });
  const { start, problem, ordering } = useCheckout();
  if (!user) return null;
  const { plan: present, banner } = planState(user, details.data ?? null);
  return (
    <SubPage title="Ihre Mitgliedschaft" back={BACK} wide>
      {isPaid && details.isPending && <SkeletonText lines={2} />}
      {details.isError && !details.data && (
        <LoadFailure
          title="Der Stand Ihrer Mitgliedschaft konnte nicht geladen werden"
          error={details.error}
          retrying={details.isFetching}
          onRetry={() => void details.refetch()}
        />
      )}
      {details.data?.status === 'past_due' && (
        <OpenPayment cents={details.data.next_payment_cents} />
      )}
      {banner && (!details.isPending || details.isError) && <PlanNotice banner={banner} />}
      {problem && (
        <Alert tone="error" announce={false} title={problem.title}>
          {problem.message}
        </Alert>
      )}
      <section aria-labelledby="plus-options">
        <Stack gap={5}>
          <Heading level={2} id="plus-options">
            Wählen Sie Ihre Option:
          </Heading>
          <ul className="plus-plans sj-list">
            {PLANS.map((plan) => (
              <PlanCard
                key={plan}
                plan={plan}
                present={present}
                ordering={ordering === plan}
                onChoose={start}
              />
            ))}
          </ul>
        </Stack>
      </section>
      <PlanContents />
      <Text reading>
        Alle Preise enthalten die Umsatzsteuer. Nach der Mindestlaufzeit läuft die Mitgliedschaft
        zum gleichen Preis weiter. Kündigen können Sie zum Ende der Mindestlaufzeit, danach
        jederzeit zum Ende des laufenden Vertragsmonats. Sie können den Vertrag 14 Tage lang
        widerrufen.
      </Text>
      <div>
        <LinkButton asChild>
          <Link to={paths.account}>Abonnement verwalten</Link>
        </LinkButton>
      </div>
    </SubPage>
  );
}
