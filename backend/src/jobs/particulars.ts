import type { jobDemands } from '../database/schema.ts';

type Row = Pick<typeof jobDemands.$inferSelect, 'places' | 'startsOn' | 'street'>;

/** People wanted, first day of work and street; where a household is nobody reads (employers-93). */
export const particularsOf = (
  { places, startsOn, street }: Row,
  { isPrivate }: { readonly isPrivate: boolean },
) => ({ places, starts_on: startsOn, street: isPrivate ? null : street });
