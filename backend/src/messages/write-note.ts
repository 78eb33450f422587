import type { NoteInput } from '@silverjobs/contract';
import { eq } from '../database/drizzle.ts';
import { communications } from '../database/schema.ts';
import { Failure } from '../http/failure.ts';
import type { ClientRequester } from '../http/requester.ts';
import type { Services } from '../services.ts';
import { findConversation } from './find-conversation.ts';

/**
 * Writes what an employer notes about an applicant for itself (employers-61).
 * @throws Failure not_found, conflict when something else stands there than the sender has read
 */
export async function writeNote(
  { db: database }: Pick<Services, 'db'>,
  requester: ClientRequester,
  id: number,
  { note, before }: NoteInput,
): Promise<void> {
  await database.transaction(async (db) => {
    const conversation = await findConversation(db, requester, id, { lock: true });
    const there = conversation.note ?? '';
    const next = note.trim();
    if (there === next) return;
    if (there !== before) {
      throw new Failure('conflict', {
        param: 'before',
        message: there
          ? `Inzwischen steht dort: „${there}“. Ihr Text ist noch hier. Speichern Sie noch einmal, dann ersetzt er die andere Notiz.`
          : 'Die Notiz wurde inzwischen gelöscht. Ihr Text ist noch hier. Speichern Sie noch einmal, dann steht er wieder da.',
      });
    }
    await db
      .update(communications)
      .set({ note: next || null })
      .where(eq(communications.id, id));
  });
}
