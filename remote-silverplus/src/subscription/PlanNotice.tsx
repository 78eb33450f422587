import { formatDate } from '@silverjobs/contract/formats';
import { Alert } from '@silverjobs/ui';
import type { PlanBanner } from './plan-state.ts';

/** What to say about the current plan (silverplus-10). */
export function PlanNotice({ banner }: { banner: PlanBanner }) {
  if (banner.kind === 'canceled') {
    return (
      <Alert
        tone="warning"
        title={`Ihre Mitgliedschaft ist gekündigt und endet am ${formatDate(banner.endsOn)}`}
      >
        Bis dahin stehen Ihnen alle Funktionen von silver+ zur Verfügung.
      </Alert>
    );
  }
  return (
    <Alert
      title={
        banner.termEnd === null
          ? 'Ihre Mitgliedschaft ist aktiv'
          : `Ihre Mindestlaufzeit: bis zum ${formatDate(banner.termEnd)}`
      }
    >
      Danach läuft Ihre Mitgliedschaft zum gleichen Preis weiter, bis Sie kündigen. In einen
      längeren Tarif können Sie jederzeit wechseln.
    </Alert>
  );
}
