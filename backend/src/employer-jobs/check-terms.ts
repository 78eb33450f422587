import type { ClientRow } from '../clients/client-of.ts';
import { isProfileComplete } from '../clients/profile-complete.ts';
import { loadPrices } from '../contents/load-contents.ts';
import { Failure } from '../http/failure.ts';
import type { Services } from '../services.ts';

/**
 * Nobody pays another price than the one that was shown, and nobody less than what the kind of
 * employer at this moment costs (employers-15).
 * @throws Failure validation.failed without a profile, conflict for another price
 */
export async function checkTerms(
  { db, now }: Pick<Services, 'db' | 'now'>,
  client: ClientRow,
  netCents: number,
): Promise<void> {
  if (!isProfileComplete(client)) {
    throw new Failure('validation.failed', {
      param: '_client',
      message: 'Bitte vervollständigen Sie zuerst Ihr Arbeitgeberprofil.',
    });
  }
  if (netCents === (client.isPrivate ? 0 : (await loadPrices(db, now())).job_net)) return;
  throw new Failure('conflict', {
    param: 'net_cents',
    message: 'Der Preis hat sich geändert. Bitte laden Sie die Seite neu und prüfen Sie ihn.',
  });
}
