import { SHARED_TEMPLATE_USERS_ID } from '@silverjobs/contract';
import type { Database } from '../database/database.ts';
import { eq } from '../database/drizzle.ts';
import { contents, messageTemplates } from '../database/schema.ts';

/** Templates that everybody has from the first day; the office may change all of them (account-18). */
const SHARED_TEMPLATES = [
  {
    id: 1,
    audience: 'candidate',
    name: 'Freundliche Anfrage',
    message:
      'Guten Tag,\n\nIhre Stelle hat mich angesprochen, und ich kann mir gut vorstellen, bei Ihnen mitzuarbeiten. Ich bin zuverlässig, freue mich auf eine sinnvolle Aufgabe und bin bei den Zeiten flexibel.\n\nGern erzähle ich Ihnen in einem kurzen Gespräch mehr über mich. Wann passt es Ihnen?\n\nMit freundlichen Grüßen',
  },
  {
    id: 2,
    audience: 'candidate',
    name: 'Erfahrung mitbringen',
    message:
      'Guten Tag,\n\nviele Jahre habe ich in einem ähnlichen Beruf gearbeitet. Nun habe ich Zeit und möchte meine Erfahrung wieder einbringen, mit einigen Stunden in der Woche.\n\nWas ich kann, zeige ich Ihnen gern an einem Schnuppertag. Danach wissen wir beide, ob es passt.\n\nIch freue mich auf Ihre Antwort.',
  },
  {
    id: 5,
    audience: 'client',
    name: 'Einladung zum Gespräch',
    message:
      'Guten Tag,\n\nvielen Dank für Ihre Bewerbung. Ihre Zeilen haben uns gefallen, und wir möchten Sie gern kennenlernen.\n\nWann passt Ihnen ein Gespräch? Nennen Sie uns gern zwei oder drei Termine.\n\nMit freundlichen Grüßen',
  },
  {
    id: 6,
    audience: 'client',
    name: 'Freundliche Absage',
    message:
      'Guten Tag,\n\nvielen Dank für Ihre Bewerbung und die Zeit, die Sie sich genommen haben. Wir haben uns dieses Mal für jemand anderen entschieden. Über Ihre Erfahrung und Ihr Können sagt das nichts.\n\nFür Ihre Suche wünschen wir Ihnen alles Gute.\n\nMit freundlichen Grüßen',
  },
] as const;

/** Writes them, each as a first version; once for a database, so that what the office deletes stays away. */
export async function seedTemplates(db: Database, now: Date): Promise<void> {
  for (const { id, ...template } of SHARED_TEMPLATES) {
    const [added] = await db
      .insert(messageTemplates)
      .values({ id, usersId: SHARED_TEMPLATE_USERS_ID, ...template })
      .onConflictDoUpdate({
        target: messageTemplates.id,
        set: { id },
        setWhere: eq(messageTemplates.usersId, SHARED_TEMPLATE_USERS_ID),
      })
      .returning({ id: messageTemplates.id });
    // The number is a user's, in a database of before.
    if (!added) continue;
    const version = {
      kind: 'template',
      key: String(id),
      version: 1,
      author: 'silverjobs',
    } as const;
    await db
      .insert(contents)
      .values({ ...version, data: template, validFrom: now, createdAt: now })
      .onConflictDoNothing();
  }
}
