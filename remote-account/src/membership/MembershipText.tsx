import { formatDate, formatPrice } from '@silverjobs/contract/formats';
import { Alert } from '@silverjobs/ui';
import { OpenPayment } from '@silverjobs/widgets/open-payment';
import type { ReactNode } from 'react';
import type { MembershipState } from './membership-state.ts';

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
          {`Alle Funktionen von silver+ stehen Ihnen bis zum ${formatDate(state.endsOn)} zur Verfügung. Danach folgen keine weiteren Zahlungen.`}
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
          {`Nächste Zahlung: ${formatPrice(state.cents)} pro Monat${
            state.dueOn === null ? '' : `, fällig am ${formatDate(state.dueOn)}`
          }.`}
        </Alert>
      );
  }
}
