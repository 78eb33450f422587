import { setImmediate } from 'node:timers/promises';
import { employerJobInput, type JobImport, newJobInput } from '@silverjobs/contract';
import type { Database } from '../database/database.ts';
import { and, asc, eq, isNull, notInArray, sql } from '../database/drizzle.ts';
import { clients, employerMembers, jobImportRows, jobImports, users } from '../database/schema.ts';
import { postJob } from '../employer-jobs/post-job.ts';
import { setStatus } from '../employer-jobs/set-status.ts';
import { updateJob } from '../employer-jobs/update-job.ts';
import { Failure } from '../http/failure.ts';
import type { ClientRequester } from '../http/requester.ts';
import type { Handlers } from '../queue/handler.ts';
import { addTask } from '../queue/tasks.ts';
import type { Services } from '../services.ts';
import { findImport, type ImportRow, loadImport } from './load-import.ts';

type Row = typeof jobImportRows.$inferSelect;

/** After so long a look says nothing any more, in milliseconds. */
const LOOK_LIFETIME_MS = 24 * 3_600_000;

/** What needs nothing to be done. */
const IDLE: Row['act'][] = ['same', 'refused'];

/**
 * Agrees to an import as it was shown; it is carried out row by row. Sent again, it is answered.
 * @throws Failure not_found; conflict for another price or a look of yesterday
 */
export async function confirmImport(
  services: Services,
  requester: ClientRequester,
  id: number,
  netCents: number,
): Promise<JobImport> {
  const { db: database, now } = services;
  const answer = await database.transaction(async (db) => {
    const found = await findImport(db, requester, id, { lock: true });
    if (found.state !== 'shown') return loadImport(db, requester, id);
    const { net_cents } = await loadImport(db, requester, id);
    if (net_cents !== netCents || now().getTime() - found.createdAt.getTime() > LOOK_LIFETIME_MS) {
      throw new Failure('conflict', {
        param: 'net_cents',
        message:
          'Diese Vorschau gilt nicht mehr. Bitte lesen Sie die Datei noch einmal ein und sehen Sie nach, was geschieht.',
      });
    }
    await db
      .update(jobImports)
      .set({ state: 'running', usersId: requester.usersId })
      .where(eq(jobImports.id, id));
    await addTask(db, now(), {
      kind: 'job-import',
      payload: { id },
      key: String(id),
      isUrgent: true,
    });
    return loadImport(db, requester, id);
  });
  services.workAdded();
  return answer;
}

/** Who has agreed, as long as that one owns the employer; null afterwards. */
async function loadOwner(
  db: Database,
  { usersId, clientId }: ImportRow,
): Promise<ClientRequester | null> {
  const [row] = await db
    .select({
      usersId: users.id,
      email: users.email,
      role: users.role,
      planType: users.planType,
      clientId: clients.id,
      employerRole: employerMembers.role,
      sideUsersId: clients.usersId,
    })
    .from(users)
    .innerJoin(
      employerMembers,
      and(eq(employerMembers.usersId, users.id), eq(employerMembers.role, 'owner')),
    )
    .innerJoin(clients, eq(clients.id, employerMembers.clientId))
    .where(and(eq(users.id, usersId), eq(clients.id, clientId), isNull(users.blockedAt)));
  return row ? { ...row, candidateId: null, helper: null, confirmed: true, tokenHash: '' } : null;
}

/** Does what was agreed to, by the same calls as a form. @returns the advertisement */
async function act(services: Services, owner: ClientRequester, row: Row): Promise<number | null> {
  const { jobDemandId: id, netCents } = row;
  if (row.act === 'new') {
    const input = newJobInput.parse({ ...(row.input as object), net_cents: netCents });
    return (await postJob(services, owner, input, row.reference ?? undefined)).id;
  }
  if (id === null) throw new Failure('not_found', { message: 'Diese Anzeige gibt es nicht mehr.' });
  if (row.act === 'end') {
    await setStatus(services, owner, id, 'closed');
    return id;
  }
  if (row.changes.length > 0) {
    const input = employerJobInput.parse(row.input);
    await updateJob(services, owner, id, {
      ...input,
      ...(row.act === 'book' && { net_cents: netCents }),
    });
  }
  if (row.act === 'reopen') await setStatus(services, owner, id, 'active');
  return id;
}

/** One row, whole or not at all: what it costs is booked with its outcome, so that it is done once. */
async function carryOutRow(services: Services, owner: ClientRequester | null, row: Row) {
  const { db: database } = services;
  const own = eq(jobImportRows.id, row.id);
  try {
    await database.transaction(async (db) => {
      if (!owner) {
        throw new Failure('forbidden', {
          message:
            'Wer das Einlesen bestätigt hat, darf für diesen Arbeitgeber nichts mehr schalten.',
        });
      }
      const jobDemandId = await act({ ...services, db }, owner, row);
      await db.update(jobImportRows).set({ outcome: 'done', jobDemandId }).where(own);
    });
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const note =
      error.code === 'version.stale'
        ? 'Diese Anzeige wurde nach der Vorschau geändert. Wir haben sie so gelassen.'
        : error.message;
    await database.update(jobImportRows).set({ outcome: 'failed', note }).where(own);
  }
}

/** Carries an import out (employers-85): one row after the other, each for itself. */
export function importHandlers(services: Services): Pick<Handlers, 'job-import'> {
  const { db, workAdded } = services;
  return {
    'job-import': {
      run: async ({ id }, stopped) => {
        const [found] = await db.select().from(jobImports).where(eq(jobImports.id, id));
        if (found?.state !== 'running') return;
        const owner = await loadOwner(db, found);
        const rows = await db
          .select()
          .from(jobImportRows)
          .where(
            and(
              eq(jobImportRows.importId, id),
              isNull(jobImportRows.outcome),
              notInArray(jobImportRows.act, IDLE),
            ),
          )
          .orderBy(asc(jobImportRows.position));
        for (const row of rows) {
          // The next process goes on where this one ends.
          if (stopped()) throw new Error('The process ends');
          await carryOutRow(services, owner, row);
          // A database in this process answers without the event loop: others get their turn here.
          await setImmediate();
        }
        await db
          .update(jobImportRows)
          .set({
            outcome: sql`case when ${jobImportRows.act} = 'same' then 'done' else 'failed' end`,
          })
          .where(and(eq(jobImportRows.importId, id), isNull(jobImportRows.outcome)));
        await db.update(jobImports).set({ state: 'done' }).where(eq(jobImports.id, id));
        workAdded();
      },
    },
  };
}
