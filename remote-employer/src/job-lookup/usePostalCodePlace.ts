import { apiErrorStatus, useApi } from '@silverjobs/api';
import { postalCodeQuery } from '@silverjobs/api/postal-code';
import type { ResponseOf } from '@silverjobs/contract';
import { useQuery } from '@tanstack/react-query';

/** A postal code with its place. */
export type Place = ResponseOf<'GET /postal_code/{code}'>;

/** What is known of a typed postal code. */
export interface TypedPlace {
  place: Place | null;
  /** False once it is certain that there is no such postal code. */
  known: boolean;
  /** What stands beside the field. */
  hint: string;
}

/** Looks up a postal code while it is typed. */
export function usePostalCodePlace(typed: string): TypedPlace {
  const { data, error, isFetching } = useQuery(postalCodeQuery(useApi(), typed));
  const known = apiErrorStatus(error) !== 404;
  if (data) return { place: data, known, hint: `${data.postal_code} ${data.city}` };
  if (isFetching) return { place: null, known, hint: 'Der Ort wird gesucht …' };
  return { place: null, known, hint: 'Zum Beispiel 50667, A-5020 oder CH-4051' };
}
