import { boolean, index, integer, pgTable, sql, text } from '../drizzle.ts';
import { createdAt, identity, moment } from './columns.ts';
import { users } from './users.ts';

/** Employers. */
export const clients = pgTable(
  'clients',
  {
    id: identity(),
    usersId: integer('users_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    isPrivate: boolean('is_private').notNull().default(false),
    profileName: text('profile_name'),
    salutationId: integer('salutation_id'),
    contactName: text('contact_name'),
    employerTypeId: integer('employer_type_id'),
    profileAgeId: integer('profile_age_id'),
    companySizeId: integer('company_size_id'),
    subsectorId: integer('subsector_id'),
    profileLink: text('profile_link'),
    profileDescription: text('profile_description'),
    /** For invoices only. */
    street: text('street'),
    postalCode: text('postal_code'),
    /** Of the several towns of the code; null: the main one (formats-31). */
    town: text('town'),
    /** Its number for VAT in Austria or Switzerland, for invoices only (employers-68). */
    vatId: text('vat_id'),
    phone: text('phone'),
    /** An operator has seen that it is who it says (operators-22). */
    verifiedAt: moment('verified_at'),
    /** An operator has let an advertisement of it through; before, each is looked at first (safety-8). */
    knownAt: moment('known_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('clients_users_id').on(table.usersId),
    // Names of employers in the public search (public-4).
    index('clients_words')
      .using('gin', sql`to_tsvector('simple', ${table.profileName})`)
      .where(sql`not ${table.isPrivate}`),
  ],
);
