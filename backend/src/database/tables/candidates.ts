import { boolean, index, integer, jsonb, pgTable, sql, text, unique } from '../drizzle.ts';
import type {
  StoredAdditional,
  StoredEducation,
  StoredEmployer,
  StoredMainJob,
  StoredPreferences,
} from './candidate-documents.ts';
import { createdAt, identity } from './columns.ts';
import { positions } from './lookups.ts';
import { users } from './users.ts';

/** People who look for work. Sections that only their owner edits are documents. */
export const candidates = pgTable(
  'candidates',
  {
    id: identity(),
    key: text('key').notNull().unique().default(sql`gen_random_uuid()`),
    usersId: integer('users_id')
      .notNull()
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
    salutationId: integer('salutation_id'),
    firstName: text('first_name'),
    lastName: text('last_name'),
    phone: text('phone'),
    postalCode: text('postal_code'),
    /** Of the several towns of the code; null: the main one (formats-31). */
    town: text('town'),
    street: text('street'),
    /** In metres. */
    radius: integer('radius'),
    status: text('status', { enum: ['active_visible', 'inactive'] })
      .notNull()
      .default('active_visible'),
    preferences: jsonb('preferences').$type<StoredPreferences>().notNull().default({}),
    additional: jsonb('additional').$type<StoredAdditional>().notNull().default({}),
    mainJob: jsonb('main_job').$type<StoredMainJob>().notNull().default({}),
    education: jsonb('education').$type<StoredEducation>().notNull().default({}),
    lastEmployer: jsonb('last_employer').$type<StoredEmployer>().notNull().default({}),
    previousEmployer: jsonb('previous_employer').$type<StoredEmployer>().notNull().default({}),
    workExperience: text('work_experience'),
    createdAt: createdAt(),
  },
  // Finds who can imagine an activity: additional @> '{"potential_job_5": "true"}'.
  (table) => [index('candidates_additional').using('gin', sql`${table.additional} jsonb_path_ops`)],
);

/** Activities of a candidate's experience. */
export const candidatePositions = pgTable(
  'candidate_positions',
  {
    id: identity(),
    candidateId: integer('candidate_id')
      .notNull()
      .references(() => candidates.id, { onDelete: 'cascade' }),
    positionId: integer('position_id')
      .notNull()
      .references(() => positions.id),
    matchingUsed: boolean('matching_used').notNull().default(true),
    matchEmployer: boolean('match_employer').notNull().default(false),
    matchEducation: boolean('match_education').notNull().default(false),
    matchWorkExperience: boolean('match_work_experience').notNull().default(false),
  },
  (table) => [
    unique('candidate_positions_pair').on(table.candidateId, table.positionId),
    index('candidate_positions_used').on(table.positionId).where(sql`${table.matchingUsed}`),
  ],
);
