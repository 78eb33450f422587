import { jobNetCents, type ParsedBodyOf } from '@silverjobs/contract';
import type { ClientRow } from '../clients/client-of.ts';
import { isProfileComplete } from '../clients/profile-complete.ts';
import { findProofState } from '../clients/proof-state.ts';
import { loadPrices } from '../contents/load-contents.ts';
import { Failure } from '../http/failure.ts';
import type { Services } from '../services.ts';

/** What is posted, and the price that was agreed to. */
type Terms = Pick<ParsedBodyOf<'PUT /job_demand/{id}'>, 'net_cents' | 'contract_kind' | 'pay_unit'>;

/**
 * Nobody pays another price than the one that was shown, and nobody less than what the kind of
 * employer and of work costs at this moment (employers-15, employers-66).
 * @throws Failure validation.failed without a profile, conflict for another price
 */
export async function checkTerms(
  { db, now }: Pick<Services, 'db' | 'now'>,
  client: ClientRow,
  input: Terms,
): Promise<void> {
  if (!isProfileComplete(client)) {
    throw new Failure('validation.failed', {
      param: '_client',
      message: 'Bitte vervollständigen Sie zuerst Ihr Arbeitgeberprofil.',
    });
  }
  const { state } = await findProofState(db, client.id);
  const poster = { isPrivate: client.isPrivate, nonProfit: state === 'proven' };
  if (input.net_cents === jobNetCents(poster, input, await loadPrices(db, now()))) return;
  throw new Failure('conflict', {
    param: 'net_cents',
    message: 'Der Preis hat sich geändert. Bitte laden Sie die Seite neu und prüfen Sie ihn.',
  });
}
