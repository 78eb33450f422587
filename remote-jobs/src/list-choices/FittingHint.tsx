import type { JobScopes } from '@silverjobs/contract';
import { paths } from '@silverjobs/contract/paths';
import { Link, Text } from '@silverjobs/ui';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

/** How to get fitting jobs, while place or activities are missing (jobs-91). */
export function FittingHint({ scopes }: { scopes: JobScopes }): ReactNode {
  const { has_place, has_activities } = scopes;
  if (has_place && has_activities) return null;
  const place = <ProfileLink to={paths.searchLocation}>Ihren Ort</ProfileLink>;
  const activities = <ProfileLink to={paths.desiredJobs}>Ihre Tätigkeiten</ProfileLink>;
  return (
    <Text className="jobs-scopes__hint">
      Geben Sie {!has_place && place}
      {!has_place && !has_activities && ' und '}
      {!has_activities && activities} an, dann stehen{' '}
      {has_activities ? 'Stellen in Ihrer Nähe' : 'passende Stellen'} zuerst.
    </Text>
  );
}

function ProfileLink({ to, children }: { to: string; children: string }) {
  return (
    <Link asChild>
      <RouterLink to={to}>{children}</RouterLink>
    </Link>
  );
}
