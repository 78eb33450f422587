import { apiErrorMessage, apiErrorStatus, useApi, useRenewableMutation } from '@silverjobs/api';
import {
  cancelSubscriptionMutation,
  refreshSubscription,
  subscriptionQuery,
} from '@silverjobs/api/billing';
import type { SubscriptionDetails } from '@silverjobs/contract';
import { formatDate, formatPrice } from '@silverjobs/contract/formats';
import { paths } from '@silverjobs/contract/paths';
import { useShell, useUser } from '@silverjobs/shell';
import { Alert, Button, GivenText, Grid, Inline, LinkButton, Text } from '@silverjobs/ui';
import { SubPage } from '@silverjobs/widgets/sub-page';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router-dom';
import { useDoneGuard } from '../hooks/useDoneGuard.ts';
import { LossCard } from './LossCard.tsx';
import { LOSSES } from './losses.ts';

const BACK = { path: paths.account, label: 'Zurück zu „Mein Konto“' };
const DONE =
  'Ihr Zugang bleibt bis zum Ende des Abrechnungszeitraums bestehen. Die Bestätigung kommt per E-Mail.';
const FAILED =
  'Es ist ein Fehler beim Kündigen Ihres Abonnements aufgetreten. Bitte versuchen Sie es erneut oder kontaktieren Sie den Support.';

/** What happens, with its date, before the fixed words (silverplus-48, words-4). */
const titleOf = (details: SubscriptionDetails | undefined) =>
  details ? `silver+ kündigen zum ${formatDate(details.earliest_end)}` : 'silver+ kündigen';

/** What is still taken until then (silverplus-48). */
const sumOf = ({ due_cents: cents }: SubscriptionDetails) =>
  cents > 0
    ? `Bis dahin buchen wir noch insgesamt ${formatPrice(cents)} ab, danach nichts mehr.`
    : 'Bis dahin folgt keine Zahlung mehr.';

/** /account/cancel-silverplus: says what changes, and cancels (silverplus-29). */
export function CancelSilverplusPage() {
  const api = useApi();
  const user = useUser();
  const { notify } = useShell();
  const navigate = useNavigate();
  const isPaid = user?.isPaidUser ?? false;
  const details = useQuery({ ...subscriptionQuery(api), enabled: isPaid });
  const done = useDoneGuard();
  const queries = useQueryClient();
  const cancelling = useRenewableMutation({
    ...cancelSubscriptionMutation(api),
    onSuccess: () => {
      done.current = true;
    },
  });
  const endsOn = details.data?.cancel_at;
  const nothing =
    !isPaid || details.data?.status === 'canceled' || apiErrorStatus(details.error) === 404;

  function cancel(): void {
    if (done.current) return;
    cancelling.mutate(undefined, {
      onSuccess: () => {
        void refreshSubscription(queries);
        notify({ tone: 'success', title: 'Kündigung erfolgreich', message: DONE });
        void navigate(paths.account);
      },
      onError: () => notify({ tone: 'error', title: 'Fehler bei der Kündigung', message: FAILED }),
    });
  }

  if (nothing || endsOn) {
    return (
      <SubPage title="silver+ kündigen" back={BACK}>
        <Alert
          title={
            endsOn && !nothing
              ? `Ihre Mitgliedschaft ist schon gekündigt und endet am ${formatDate(endsOn)}`
              : 'Sie haben keine laufende silver+-Mitgliedschaft'
          }
          action={
            <LinkButton asChild>
              <Link to={paths.account}>Zu „Mein Konto“</Link>
            </LinkButton>
          }
        >
          Sie brauchen nichts weiter zu tun.
        </Alert>
      </SubPage>
    );
  }
  return (
    <SubPage
      title={<GivenText lang="de" plain={titleOf(details.data)} given="Was Sie erwartet" />}
      back={BACK}
      wide
    >
      <Text size="lg" reading>
        {details.data && <strong>{sumOf(details.data)} </strong>}
        Ihr Zugang bleibt bis zum Ende des Abrechnungszeitraums bestehen. Erst dann ändert sich das
        Folgende.
      </Text>
      <Grid as="ul" columns={2} gap={5}>
        {LOSSES.map((loss) => (
          <li key={loss.title}>
            <LossCard {...loss} />
          </li>
        ))}
      </Grid>
      <Alert title="Gut zu wissen">
        Manche Nutzerinnen und Nutzer bekommen noch eine letzte Rechnung, wenn bis zum Ende der
        Mitgliedschaft eine Zahlung fällig wird.
      </Alert>
      {cancelling.isError && (
        <Alert tone="error" announce={false} title="Fehler bei der Kündigung">
          {`${FAILED} ${apiErrorMessage(cancelling.error, '')}`.trim()}
        </Alert>
      )}
      <Inline gap={4} stackOnPhone>
        <LinkButton asChild size="large">
          <Link to={paths.account}>Mein Abonnement behalten</Link>
        </LinkButton>
        <Button
          variant="primary"
          size="large"
          loading={cancelling.isPending}
          loadingText="Wird gekündigt …"
          onClick={cancel}
        >
          Kündigung abschließen
        </Button>
      </Inline>
    </SubPage>
  );
}
