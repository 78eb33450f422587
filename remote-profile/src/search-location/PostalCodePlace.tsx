import { useApi } from '@silverjobs/api';
import { searchLocationQuery } from '@silverjobs/api/search-location';
import { readPostalCode } from '@silverjobs/contract/typed-values';
import { Text } from '@silverjobs/ui';
import { useQuery } from '@tanstack/react-query';
import { isPostalCode, placeOfCode } from './residence-form.ts';

/** Below the field: the place of the typed postal code, so that a slip is seen before saving. */
export function PostalCodePlace({ typed }: { typed: string }) {
  const code = readPostalCode(typed);
  const complete = isPostalCode(code);
  // What cannot be loaded is left out; the API checks the code when it is saved.
  const { data, isFetching } = useQuery({
    ...searchLocationQuery(useApi(), code),
    enabled: complete,
  });
  const place = placeOfCode(data, code);
  return (
    <Text as="div" role="status" size="sm" tone={place ? 'success' : 'quiet'}>
      {complete && isFetching && 'Der Ort wird gesucht …'}
      {complete && !isFetching && data && (place ?? 'Diese Postleitzahl kennen wir nicht.')}
    </Text>
  );
}
