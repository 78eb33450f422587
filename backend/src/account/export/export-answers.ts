import type { AccountExport } from '@silverjobs/contract';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { positions, surveyAnswers } from '../../database/schema.ts';

/** Answers to surveys. */
export async function exportAnswers(
  db: Database,
  usersId: number,
): Promise<AccountExport['survey_answers']> {
  const rows = await db
    .select({ answer: surveyAnswers, position: positions.label })
    .from(surveyAnswers)
    .leftJoin(positions, eq(positions.id, surveyAnswers.positionId))
    .where(eq(surveyAnswers.usersId, usersId))
    .orderBy(asc(surveyAnswers.id));
  return rows.map(({ answer: { kind, value, createdAt }, position }) => ({
    kind,
    value,
    ...(position === null ? {} : { position }),
    created_at: createdAt.getTime(),
  }));
}
