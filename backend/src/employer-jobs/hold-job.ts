import type { JobStatus } from '@silverjobs/contract';
import type { ClientRow } from '../clients/client-of.ts';
import { addMail } from '../mail/add-mail.ts';
import { heldJobMail } from '../mail/templates/held.ts';
import { whyHoldJob } from '../safety/hold.ts';
import type { Services } from '../services.ts';
import type { EmployerJobRow } from './find-employer-job.ts';

/** What is said of the picture of an advertisement. */
type PictureAlt = { readonly pictureAlt: string | null };
type HoldCause = NonNullable<EmployerJobRow['heldFor']>;

/**
 * What keeps an advertisement out of everything until an operator has seen it (safety-8).
 * @param status what it is or would be without
 */
export function heldColumns(now: Date, heldFor: HoldCause, status: JobStatus) {
  return {
    heldFor,
    hiddenAt: now,
    hiddenBy: null,
    hiddenFrom: status,
    status: status === 'active' ? ('paused' as const) : status,
  };
}

/** The columns that hold a changed advertisement; null where nothing changes about that. */
export function holdAgain(
  { publicUrl, now }: Pick<Services, 'publicUrl' | 'now'>,
  client: ClientRow,
  stored: EmployerJobRow & PictureAlt,
  changed: Pick<EmployerJobRow, 'title' | 'description'> &
    Partial<Pick<EmployerJobRow, 'payHint' | 'applicationAddress' | 'street'> & PictureAlt>,
) {
  const { payHint, applicationAddress, street, pictureAlt } = stored;
  const text = { payHint, applicationAddress, street, pictureAlt, ...changed };
  const cause = whyHoldJob(publicUrl, client, text, stored);
  if (stored.heldFor !== null) return cause === 'sign' ? { heldFor: cause } : null;
  // What an operator has hidden stays hidden by that decision.
  if (stored.hiddenAt !== null || cause === null) return null;
  // What runs was seen, or is older than looking first.
  return cause === 'sign' ? heldColumns(now(), cause, stored.status) : null;
}

/** Tells the author kindly that somebody looks at it first. */
export async function tellHeld(
  { db, now, publicUrl }: Pick<Services, 'db' | 'now' | 'publicUrl'>,
  { email, usersId, title }: { readonly email: string; usersId: number; readonly title: string },
): Promise<void> {
  const mail = heldJobMail(publicUrl, title);
  await addMail(db, now(), { ...mail, recipient: email, usersId });
}
