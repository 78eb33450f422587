import { useUser } from '@silverjobs/shell';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { declaredHelpQuery } from '../../model/declared-help.ts';
import { tourFor } from './tour-stops.ts';

/** The stops for who is signed in, as the live remotes declare them (guide-17). */
export function useTour() {
  const user = useUser();
  const { data, isError, isFetching, refetch } = useQuery(declaredHelpQuery);
  const stops = useMemo(
    () => (data && user ? tourFor(data.stops, { signedIn: true, loaded: true, user }) : null),
    [data, user],
  );
  return { user, stops, isError, isFetching, refetch };
}
