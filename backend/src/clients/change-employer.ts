import { jobHtmlToText } from '@silverjobs/contract';
import type { Database } from '../database/database.ts';
import { eq } from '../database/drizzle.ts';
import { clients, employerPictures, jobDemands, nonProfitProofs } from '../database/schema.ts';
import { Failure } from '../http/failure.ts';
import { isGraveMessage } from '../safety/hold.ts';
import type { ClientRow } from './client-of.ts';
import { checkKind } from './fixed-kind.ts';

/** What an operator looks at before marking an employer as verified. */
const CHECKED = ['profileName', 'isPrivate', 'profileLink'] as const;

/** A description stands beside every advertisement at once, so what would hold one is not taken. */
function refuseGraveDescription(stored: ClientRow, next: ClientRow): void {
  const text = next.profileDescription;
  if (!text || text === stored.profileDescription) return;
  if (!isGraveMessage('', next.profileLink, jobHtmlToText(text))) return;
  throw new Failure('validation.failed', {
    param: 'profile_description',
    message:
      'In diesem Text steht etwas, das wir von Betrug kennen: Geld vor der Arbeit, Ausweis- oder Bankdaten, das Weiterleiten von Geld oder Paketen. Bitte schreiben Sie es anders. Stimmt es so, schreiben Sie uns über die Seite „Kontakt“.',
  });
}

/**
 * Writes columns of an employer: the only way in which its name, kind and site change. A household does
 * not take the name of a company, and the mark 'Geprüfter Arbeitgeber' ends with any change of what was
 * looked at (operators-22), and the proof of a non-profit with another name or kind; a trigger of the table says the same of every other statement.
 * @param stored the row as it is, locked
 * @throws Failure conflict for a kind that is fixed, validation.failed for a name that is none of a household and
 * for a description with a grave sign of fraud (safety-8)
 */
export async function changeEmployer(
  db: Database,
  stored: ClientRow,
  columns: Partial<Omit<ClientRow, 'id' | 'usersId' | 'verifiedAt'>>,
): Promise<void> {
  const next = { ...stored, ...columns };
  await checkKind(db, stored, next);
  refuseGraveDescription(stored, next);
  const isSame = CHECKED.every((name) => next[name] === stored[name]);
  await db
    .update(clients)
    .set({ ...columns, ...(!isSame && { verifiedAt: null }) })
    .where(eq(clients.id, stored.id));
  if (next.isPrivate && !stored.isPrivate) {
    // Nobody is led away to a household, and none says where it lives (employers-87, employers-93).
    await db
      .update(jobDemands)
      .set({ applicationAddress: null, street: null })
      .where(eq(jobDemands.clientId, stored.id));
    // Nor does it show a logo or pictures (employers-94).
    await db.delete(employerPictures).where(eq(employerPictures.clientId, stored.id));
  }
  // The certificate names who it is for.
  const isOther = next.profileName !== stored.profileName || next.isPrivate !== stored.isPrivate;
  if (isOther) await db.delete(nonProfitProofs).where(eq(nonProfitProofs.clientId, stored.id));
}
