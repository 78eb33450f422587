import { paths, pathTo } from '@silverjobs/contract/paths';
import type { Database } from '../database/database.ts';
import { and, eq, isNull } from '../database/drizzle.ts';
import { communications, jobDemands, jobSearches, messages } from '../database/schema.ts';
import type { PayloadOf } from '../queue/task-kinds.ts';
import { titleOf } from '../searches/title-of-search.ts';

/** What a device shows; the service worker of the host reads it. */
export type Notice = {
  readonly title: string;
  readonly text: string;
  /** The page that it leads to. */
  readonly path: string;
  /** A newer notice with the same name takes its place. */
  readonly name: string;
};

/** Title and employer of a notice are all that a push service could ever learn of it, and it cannot read them. */
const TEXT_LENGTH = 200;

/**
 * Writes a notice; it says no more than the mail about the same does.
 * @returns null when there is nothing to tell any more: the message is read, the search deleted
 */
export async function writeNotice(
  db: Database,
  about: PayloadOf<'notice'>['about'],
): Promise<Notice | null> {
  const notice = about.kind === 'alert' ? await ofAlert(db, about) : await ofMessage(db, about);
  return notice && { ...notice, text: notice.text.slice(0, TEXT_LENGTH) };
}

type About<Kind> = Extract<PayloadOf<'notice'>['about'], { kind: Kind }>;

async function ofMessage(
  db: Database,
  { kind, id }: About<'message' | 'invitation'>,
): Promise<Notice | null> {
  const [row] = await db
    .select({ conversationId: communications.id, job: jobDemands.title })
    .from(messages)
    .innerJoin(communications, eq(communications.id, messages.conversationId))
    .leftJoin(jobDemands, eq(jobDemands.id, communications.jobDemandId))
    .where(and(eq(messages.id, id), isNull(messages.readAt)));
  if (!row) return null;
  const title = kind === 'invitation' ? 'Einladung zum Gespräch' : 'Neue Nachricht';
  return {
    title,
    text: row.job === null ? 'Drücken Sie hier, um sie zu lesen.' : `Zur Stelle „${row.job}“`,
    path: pathTo(paths.conversation, { id: row.conversationId }),
    name: `conversation-${row.conversationId}`,
  };
}

async function ofAlert(
  db: Database,
  { search, jobs, job }: About<'alert'>,
): Promise<Notice | null> {
  const [row] = await db
    .select()
    .from(jobSearches)
    .where(and(eq(jobSearches.id, search), isNull(jobSearches.deletedAt)));
  if (!row) return null;
  return {
    title: jobs === 1 ? 'Eine neue Stelle für Sie' : `${jobs} neue Stellen für Sie`,
    text: `Zu Ihrer Suche „${await titleOf(db, row)}“`,
    path: jobs === 1 ? pathTo(paths.job, { id: job }) : paths.start,
    name: `search-${search}`,
  };
}
