import type {
  AuditAction,
  DeclarationAct,
  DeclarationActInput,
  OperatorDeclarationDetail,
} from '@silverjobs/contract';
import { findContractNumber } from '../../billing/contract-number.ts';
import {
  type Contract,
  findContract,
  loadContract,
} from '../../billing/declarations/find-contract.ts';
import { endSubscription } from '../../billing/end-subscription.ts';
import { withdrawalEnd } from '../../billing/terms/withdrawal-end.ts';
import { eq } from '../../database/drizzle.ts';
import { contractDeclarations, subscriptions } from '../../database/schema.ts';
import { Failure } from '../../http/failure.ts';
import { notifyUserChanged } from '../../live/live-notification.ts';
import { addMail } from '../../mail/add-mail.ts';
import * as mails from '../../mail/templates/declaration-outcome.ts';
import { addTask } from '../../queue/tasks.ts';
import type { Services } from '../../services.ts';
import { releaseWork } from '../assignments.ts';
import { readDeclarations } from './load-declarations.ts';

type Read = Awaited<ReturnType<typeof readDeclarations>>[number];
type Outcome = NonNullable<Read['row']['outcome']>;

const refuse = (message: string) => new Failure('conflict', { message });

/** What the audit log calls each act. */
export const DECLARATION_AUDIT: Readonly<Record<DeclarationAct, AuditAction>> = {
  execute: 'executed',
  end: 'ended',
  take_back: 'taken-back',
  refuse: 'refused',
  answer: 'answered',
};

/** @throws Failure not_found */
async function find({ db }: Pick<Services, 'db'>, id: number): Promise<Read> {
  const where = eq(contractDeclarations.id, id);
  const [found] = await readDeclarations(db, { where, limit: 1, offset: 0 });
  if (found) return found;
  throw new Failure('not_found', { message: 'Diese Erklärung gibt es nicht.' });
}

/** The running contract that it is about; where none was found, the one of the address or number. */
async function contractOf(services: Services, { row }: Read): Promise<Contract | null> {
  const { db, now } = services;
  if (row.contractUsersId === null || row.contractReference === null) {
    return findContract(db, now(), row);
  }
  const contract = await loadContract(db, now(), row.contractUsersId);
  return contract?.subscription.reference === row.contractReference ? contract : null;
}

function possibleActs({ row, shown }: Read, contract: Contract | null): DeclarationAct[] {
  if (row.outcome !== null && row.outcome !== 'executed') return ['answer'];
  const acts: DeclarationAct[] = [];
  const isUndone = ['unmatched', 'link', 'failed'].includes(shown.state) && row.outcome === null;
  if (isUndone) acts.push('execute');
  if (contract && row.kind === 'extraordinary') acts.push('end');
  if (contract && contract.subscription.cancelAt !== null && row.kind !== 'withdrawal') {
    acts.push('take_back');
  }
  if (isUndone || shown.state === 'reason') acts.push('refuse');
  return [...acts, 'answer'];
}

/**
 * A declaration with the contract beside it (operators-35).
 * @throws Failure not_found
 */
export async function loadDeclaration(
  services: Services,
  id: number,
): Promise<OperatorDeclarationDetail> {
  const found = await find(services, id);
  const contract = await contractOf(services, found);
  const { row, shown } = found;
  const plan = contract?.subscription;
  const names = [contract?.firstName, contract?.lastName].filter(Boolean).join(' ');
  return {
    ...shown,
    requested_end: row.requestedEnd,
    outcome_reason: row.outcomeReason,
    outcome_at: row.outcomeAt?.getTime() ?? null,
    contract_data:
      contract && plan
        ? {
            users_id: contract.usersId,
            email: contract.email,
            name: names || null,
            number: plan.number,
            status: plan.status,
            months: plan.months,
            price_cents: plan.priceCents,
            started_at: plan.startedAt,
            term_end: plan.termEnd,
            cancel_at: plan.cancelAt,
            withdrawal_end: withdrawalEnd(plan.startedAt),
          }
        : null,
    actions: possibleActs(found, contract),
  };
}

async function execute(
  services: Services,
  { row }: Read,
  given: Contract | null,
  typed: string | undefined,
): Promise<void> {
  const { db, now } = services;
  const number = typed === undefined ? null : findContractNumber(typed);
  if (typed !== undefined && number === null) {
    throw refuse('Das ist keine Vertragsnummer. Sie beginnt mit SP- und hat zehn weitere Zeichen.');
  }
  const contract = number ? await findContract(db, now(), { email: '', contract: number }) : given;
  if (!contract) {
    throw refuse('Dazu gibt es keinen laufenden Vertrag. Bitte geben Sie seine Nummer ein.');
  }
  // The operator has seen whose it is: it counts like the link in the mailbox of the contract.
  await db
    .update(contractDeclarations)
    .set({
      contractUsersId: contract.usersId,
      contractReference: contract.subscription.reference,
      confirmedAt: now(),
    })
    .where(eq(contractDeclarations.id, row.id));
  const task = { kind: 'billing-declaration', payload: { id: row.id } } as const;
  await addTask(db, now(), { ...task, key: `declaration:${row.id}:operator` });
}

async function endForCause(services: Services, contract: Contract): Promise<void> {
  const { db, now } = services;
  const { provider, reference } = contract.subscription;
  await endSubscription(db, now(), contract.usersId);
  const payload = { provider, reference, money: 'keep' } as const;
  await addTask(db, now(), { kind: 'billing-end', payload, key: `end:${reference}` });
}

async function goOn(services: Services, contract: Contract): Promise<void> {
  const { db, now } = services;
  const { provider, reference, cancelAt } = contract.subscription;
  await db
    .update(subscriptions)
    .set({ cancelAt: null, canceledAt: null })
    .where(eq(subscriptions.usersId, contract.usersId));
  const payload = { provider, reference };
  await addTask(db, now(), {
    kind: 'billing-resume',
    payload,
    key: `resume:${reference}:${cancelAt}`,
  });
  await notifyUserChanged(db, contract.usersId);
}

const OUTCOMES: Readonly<Record<Exclude<DeclarationAct, 'answer'>, Outcome>> = {
  execute: 'executed',
  end: 'ended',
  take_back: 'taken_back',
  refuse: 'refused',
};

/**
 * Does something about a declaration and mails whoever made it, within the caller's transaction
 * (operators-35).
 * @throws Failure not_found; conflict for what is not possible as it stands now
 */
export async function actOnDeclaration(
  services: Services,
  id: number,
  given: DeclarationActInput,
): Promise<void> {
  const { db, now, publicUrl } = services;
  // Two operators at once: the second one sees what the first has done.
  const ofDeclaration = eq(contractDeclarations.id, id);
  await db
    .select({ id: contractDeclarations.id })
    .from(contractDeclarations)
    .where(ofDeclaration)
    .for('update');
  const found = await find(services, id);
  const contract = await contractOf(services, found);
  if (!possibleActs(found, contract).includes(given.act)) {
    throw refuse('Das ist mit dieser Erklärung nicht mehr möglich. Bitte laden Sie die Seite neu.');
  }
  const reason = given.act === 'execute' ? null : given.reason;
  if (given.act !== 'answer') {
    const done = { outcome: OUTCOMES[given.act], outcomeReason: reason, outcomeAt: now() };
    await db.update(contractDeclarations).set(done).where(ofDeclaration);
    await releaseWork(db, 'declaration', id);
  }
  if (given.act === 'execute') return execute(services, found, contract, given.contract);
  if (given.act === 'end' && contract) await endForCause(services, contract);
  if (given.act === 'take_back' && contract) await goOn(services, contract);
  const { row } = found;
  const mail = mails.declarationOutcomeMail(publicUrl, row, given.act, given.reason, now());
  await addMail(db, now(), { recipient: row.email, usersId: row.usersId, owed: true, ...mail });
}
