import { index, integer, pgTable, text } from '../drizzle.ts';
import { createdAt, identity } from './columns.ts';
import { positions } from './lookups.ts';
import { users } from './users.ts';

const ofUser = () =>
  integer('users_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/**
 * Answers of surveys: why the job search ended (1 to 4), how likely a recommendation is (0 to 10),
 * why an activity was removed (1 to 3).
 */
export const surveyAnswers = pgTable(
  'survey_answers',
  {
    id: identity(),
    usersId: ofUser(),
    kind: text('kind', { enum: ['deactivate', 'nps', 'exclude_position'] }).notNull(),
    value: integer('value').notNull(),
    /** The activity that was removed. */
    positionId: integer('position_id').references(() => positions.id),
    createdAt: createdAt(),
  },
  (table) => [
    index('survey_answers_users_id').on(table.usersId),
    index('survey_answers_created_at').on(table.createdAt),
  ],
);

/** The code in a user's link for recommending. */
export const referralCodes = pgTable('referral_codes', {
  usersId: ofUser().primaryKey(),
  code: text('code').notNull().unique(),
  createdAt: createdAt(),
});

/** Employers that registered with a link. */
export const referrals = pgTable(
  'referrals',
  {
    /** The employer. */
    usersId: ofUser().primaryKey(),
    referrerUsersId: integer('referrer_users_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [index('referrals_referrer').on(table.referrerUsersId)],
);
