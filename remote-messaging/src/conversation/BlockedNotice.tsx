import { paths } from '@silverjobs/contract/paths';
import { Alert, LinkButton } from '@silverjobs/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ParticipantRole } from '../participants/counterpart.ts';

/** Stands in place of the answer where the operator has blocked the other side (safety-9). */
export function BlockedNotice({ viewer }: { viewer: ParticipantRole }): ReactNode {
  return (
    <Alert
      tone="warning"
      title="Vom Betreiber gesperrt"
      action={
        <LinkButton asChild>
          <Link to={paths.contact}>Fragen Sie uns</Link>
        </LinkButton>
      }
    >
      {viewer === 'client'
        ? 'Wir haben das Konto der anderen Seite gesperrt. Sie kann nicht mehr antworten.'
        : 'Wir haben das Konto dieses Arbeitgebers gesperrt. Er kann Ihnen hier nicht mehr schreiben. Überweisen Sie ihm kein Geld und schicken Sie ihm keine Papiere. Haben Sie schon bezahlt? Rufen Sie sofort Ihre Bank an. Haben Sie Ihren Ausweis oder Ihre Bankdaten geschickt? Sprechen Sie mit Ihrer Bank und der Polizei.'}
    </Alert>
  );
}
