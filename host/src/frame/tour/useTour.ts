import { type AccessSession, evaluateAccess } from '@silverjobs/contract/access';
import { useUser } from '@silverjobs/shell';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { hostPaths } from '../../../common/host-paths.ts';
import { declaredHelpQuery, type ShownStop } from '../../model/declared-help.ts';

/** Most stops of a tour: what is longer nobody remembers. */
const MAX_STOPS = 5;

const hostStops: readonly ShownStop[] = [
  {
    order: 90,
    path: hostPaths.help,
    access: { kind: 'public' },
    title: 'Hilfe und große Schrift',
    text: '„Hilfe“ erklärt, was Sie auf einer Seite tun können. Sie steht oben auf jeder Seite, bei sehr großer Schrift im Menü. Oben stellen Sie auch mit A, A+ und A++ die Schrift größer. Farben und mehr finden Sie unter „Darstellung“, auch ganz unten auf jeder Seite.',
    mark: `.app-header > .guide-link[href^="${hostPaths.help}"]`,
  },
];

/** The tour for a visitor: stops at pages that are for them, in their order. */
function tourFor(declared: readonly ShownStop[], session: AccessSession): ShownStop[] {
  const isFor = ({ access, for: role }: ShownStop) =>
    evaluateAccess(access, session).allowed &&
    (!role || evaluateAccess({ kind: role }, session).allowed);
  const stops = declared.filter(isFor).slice(0, MAX_STOPS - hostStops.length);
  return [...stops, ...hostStops];
}

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
