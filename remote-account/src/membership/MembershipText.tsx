import { formatDate, formatPrice } from '@silverjobs/contract/formats';
import { Alert } from '@silverjobs/ui';
import { OpenPayment } from '@silverjobs/widgets/open-payment';
import type { ReactNode } from 'react';
import type { MembershipState } from './membership-state.ts';

function nextPayment({ cents, nextCents }: { cents: number; nextCents: number }): string {
  const price = `${formatPrice(cents)} pro Monat`;
  if (nextCents === cents) return price;
  return `${formatPrice(nextCents)} (${price}, weniger ${formatPrice(cents - nextCents)} Guthaben)`;
}

/** The state of the membership in words (account-5). */
export function MembershipText({ state }: { state: MembershipState }): ReactNode {
  switch (state.kind) {
    case 'ended':
      return (
        <Alert tone="error" announce={false} title="Ihre silver+-Mitgliedschaft wurde gekündigt">
          {state.endedOn === null
            ? 'Sie ist beendet.'
            : `Sie endete am ${formatDate(state.endedOn)}.`}
        </Alert>
      );
    case 'canceled':
      return (
        <Alert tone="warning" title="Gekündigt, aber noch aktiv">
          {`Alle Funktionen von silver+ stehen Ihnen bis zum ${formatDate(state.endsOn)} zur Verfügung. ${
            state.dueCents > 0
              ? `Bis dahin buchen wir noch insgesamt ${formatPrice(state.dueCents)} ab. `
              : ''
          }Danach folgen keine weiteren Zahlungen.`}
        </Alert>
      );
    case 'scheduled':
      return (
        <Alert tone="warning" title="Zur Kündigung vorgemerkt">
          {`Ihre silver+-Mitgliedschaft endet am ${formatDate(state.endsOn)}.`}
        </Alert>
      );
    case 'unpaid':
      return <OpenPayment cents={state.cents} />;
    case 'active':
      return (
        <Alert tone="info" title="Ihre silver+-Mitgliedschaft ist aktiv">
          {`Nächste Zahlung: ${nextPayment(state)}${
            state.dueOn === null ? '' : `, fällig am ${formatDate(state.dueOn)}`
          }.`}
        </Alert>
      );
  }
}
