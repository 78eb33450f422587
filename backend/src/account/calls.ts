import { countAttempt, type Limit } from '../auth/attempts.ts';
import { requireConfirmed } from '../auth/confirmed-identity.ts';
import { implement } from '../http/implement.ts';
import { addMail } from '../mail/add-mail.ts';
import { mailOperator } from '../mail/mail-operator.ts';
import { loadReferral } from '../referrals/referral.ts';
import { contactMail, contactReceiptMail } from './contact-mail.ts';
import { keepAccount } from './dormant-accounts.ts';
import { exportAccount } from './export/export-account.ts';
import { listSharedAddresses, shareAddress } from './shared-address.ts';
import { saveAnswer } from './surveys.ts';

/** Exports of one user: each reads everything. */
const EXPORTS: Limit = { name: 'export', attempts: 20, minutes: 60 };
/** Messages to the operator from one address. */
const CONTACTS: Limit = { name: 'contact-ip', attempts: 10, minutes: 60, perAddress: true };
/** Receipts to one address, so that nobody can be flooded with them. */
const RECEIPTS: Limit = { name: 'contact-mail', attempts: 3, minutes: 60 };

export const accountCalls = [
  implement('POST /deactivate_survey', ({ requester, body }, { db, now }) => {
    const { response, ...whose } = body;
    return saveAnswer(db, requester, {
      ...whose,
      kind: 'deactivate',
      value: response,
      createdAt: now(),
    });
  }),
  implement('POST /nps_candidate', ({ requester, body }, { db, now }) => {
    const { points, ...whose } = body;
    return saveAnswer(db, requester, { ...whose, kind: 'nps', value: points, createdAt: now() });
  }),
  implement('GET /shared_address', ({ requester }, { db }) => listSharedAddresses(db, requester)),
  implement('POST /shared_address', ({ requester, body }, { db }) =>
    shareAddress(db, requester, body.communication_ids),
  ),
  implement('GET /referral', ({ requester }, services) =>
    loadReferral(services, requester.usersId),
  ),
  implement('GET /account/export', async ({ requester }, services) => {
    await requireConfirmed(services, requester);
    await countAttempt(services, EXPORTS, String(requester.usersId));
    return exportAccount(services, requester);
  }),
  implement('GET /imprint', async (_, { imprint }) => imprint),
  implement('POST /account_keeping', async ({ body, network }, services) => {
    await keepAccount(services, body.token, network);
    return { ok: true as const };
  }),
  implement('POST /contact', async ({ requester, body, network }, services) => {
    await countAttempt(services, CONTACTS, network);
    await countAttempt(services, RECEIPTS, body.email);
    const { db, now, publicUrl } = services;
    await db.transaction(async (tx) => {
      await mailOperator(services, tx, now(), {
        aboutUsersId: requester?.usersId ?? null,
        ...contactMail(publicUrl, body),
      });
      await addMail(tx, now(), {
        recipient: body.email,
        usersId: requester?.usersId ?? null,
        owed: true,
        ...contactReceiptMail(publicUrl),
      });
    });
    services.workAdded();
    return { ok: true as const };
  }),
];
