import { JOB_BOOKING_NET_CENTS } from '@silverjobs/contract';
import type { ClientRow } from '../clients/client-of.ts';
import { isProfileComplete } from '../clients/profile-complete.ts';
import { Failure } from '../http/failure.ts';

/**
 * Nobody pays another price than the one that was shown, and nobody less than what the kind of
 * employer at this moment costs (employers-15).
 * @throws Failure validation.failed without a profile, conflict for another price
 */
export function checkTerms(client: ClientRow, netCents: number): void {
  if (!isProfileComplete(client)) {
    throw new Failure('validation.failed', {
      param: '_client',
      message: 'Bitte vervollständigen Sie zuerst Ihr Arbeitgeberprofil.',
    });
  }
  if (netCents === (client.isPrivate ? 0 : JOB_BOOKING_NET_CENTS)) return;
  throw new Failure('conflict', {
    param: 'net_cents',
    message: 'Der Preis hat sich geändert. Bitte laden Sie die Seite neu und prüfen Sie ihn.',
  });
}
