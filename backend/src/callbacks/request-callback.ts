import { CALLBACK_WINDOW_LABELS, type ParsedBodyOf } from '@silverjobs/contract';
import { countAttempt, type Limit } from '../auth/attempts.ts';
import { callbackRequests } from '../database/schema.ts';
import type { Requester } from '../http/requester.ts';
import type { Mail } from '../mail/mail.ts';
import { mailOperator } from '../mail/mail-operator.ts';
import { writeLetter } from '../mail/write-letter.ts';
import type { Services } from '../services.ts';

/** Requests from one address. */
const REQUESTS: Limit = { name: 'callback-ip', attempts: 6, minutes: 60, perAddress: true };
/** Requests for one telephone, so that nobody is called who never asked. */
const PHONES: Limit = { name: 'callback-phone', attempts: 3, minutes: 1_440 };

/**
 * Stores that somebody wants to be called and tells the operator by mail: both or neither (guide-5).
 * @throws Failure rate.limited
 */
export async function requestCallback(
  services: Services,
  requester: Requester | null,
  network: string,
  request: ParsedBodyOf<'POST /callback_request'>,
): Promise<void> {
  await countAttempt(services, REQUESTS, network);
  await countAttempt(services, PHONES, request.phone.replace(/\D/g, ''));
  const { now, publicUrl } = services;
  const usersId = requester?.usersId ?? null;
  const { name, phone, time_window: window, question } = request;
  await services.db.transaction(async (db) => {
    const createdAt = now();
    await db
      .insert(callbackRequests)
      .values({ usersId, name, phone, window, question: question || null, createdAt });
    const mail = callbackMail(publicUrl, request);
    await mailOperator(services, db, createdAt, { aboutUsersId: usersId, ...mail });
  });
  services.workAdded();
}

/** What the operator gets when somebody wants to be called. */
function callbackMail(publicUrl: string, request: ParsedBodyOf<'POST /callback_request'>): Mail {
  const { name, phone, question } = request;
  const when = CALLBACK_WINDOW_LABELS[request.time_window];
  return writeLetter(publicUrl, {
    subject: `Bitte anrufen: ${name}, ${when}`,
    heading: 'Jemand möchte angerufen werden',
    paragraphs: [
      `${name} möchte angerufen werden. Telefon: ${phone}. Am besten: ${when}.`,
      question || 'Ohne weitere Angaben.',
    ],
  });
}
