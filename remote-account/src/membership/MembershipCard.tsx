import { apiErrorMessage, apiErrorStatus, useApi } from '@silverjobs/api';
import { subscriptionQuery } from '@silverjobs/api/billing';
import type { User } from '@silverjobs/contract';
import { evaluateAccess } from '@silverjobs/contract/access';
import { paths } from '@silverjobs/contract/paths';
import {
  Alert,
  Button,
  Card,
  Inline,
  Link,
  LinkButton,
  SkeletonText,
  Stack,
  Text,
} from '@silverjobs/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { MembershipText } from './MembershipText.tsx';
import { membershipState } from './membership-state.ts';

const RIGHT = { kind: 'feature', feature: 'subscription-management' } as const;

/** The card needs the right subscription-management (account-4); silver+ is for candidates only. */
function showsMembership(user: User): boolean {
  const decision = evaluateAccess(RIGHT, { signedIn: true, loaded: true, user });
  return decision.allowed && user.candidate_id !== null;
}

/** The silver+ membership: its state and what can be done (account-4, account-6). */
export function MembershipCard({ user }: { user: User }): ReactNode {
  const details = useQuery({ ...subscriptionQuery(useApi()), enabled: user.isPaidUser });
  if (!showsMembership(user)) return null;
  const state = details.data ? membershipState(details.data) : null;
  const unknown = details.isError && apiErrorStatus(details.error) === 404;

  return (
    <Card as="section" title="Ihre silver+-Mitgliedschaft">
      <Stack gap={4}>
        {details.isPending && <SkeletonText lines={3} />}
        {state && <MembershipText state={state} />}
        {details.data && state?.kind !== 'ended' && (
          <Text>
            Ihre Vertragsnummer:{' '}
            <strong className="account-number">{details.data.contract_number}</strong>
          </Text>
        )}
        {unknown && <Alert>Sie haben zurzeit keine laufende Mitgliedschaft.</Alert>}
        {details.isError && !unknown && (
          <Alert
            tone="error"
            title="Ihre Mitgliedschaft konnte nicht geladen werden"
            action={
              <Button loading={details.isFetching} onClick={() => void details.refetch()}>
                Erneut versuchen
              </Button>
            }
          >
            {apiErrorMessage(details.error, 'Bitte versuchen Sie es noch einmal.')}
          </Alert>
        )}
        <Inline gap={3} align="center" stackOnPhone>
          {state?.kind === 'active' && state.cancellable && (
            <LinkButton asChild>
              <RouterLink to={paths.cancelSilverplus}>silver+ kündigen</RouterLink>
            </LinkButton>
          )}
          {(state?.kind === 'ended' || unknown) && (
            <LinkButton asChild variant="primary">
              <RouterLink to={paths.silverplus}>silver+ freischalten</RouterLink>
            </LinkButton>
          )}
          <Link asChild variant="standalone">
            <RouterLink to={paths.contact}>Fragen zur Mitgliedschaft? Kontakt</RouterLink>
          </Link>
        </Inline>
      </Stack>
    </Card>
  );
}
