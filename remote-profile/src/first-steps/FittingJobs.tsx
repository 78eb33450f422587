import { useApi } from '@silverjobs/api';
import { matchingPositionsQuery } from '@silverjobs/api/matching';
import { paths } from '@silverjobs/contract/paths';
import { Button, Inline, LinkButton, SkeletonText, Stack, Text } from '@silverjobs/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** What was made of the answers, and the way to the jobs that fit. */
export function FittingJobs({ onAgain }: { onAgain: () => void }): ReactNode {
  const { data, error } = useQuery(matchingPositionsQuery(useApi()));
  return (
    <Stack gap={5}>
      {!data && !error && <SkeletonText lines={2} />}
      {data && data.length > 0 && (
        <>
          <Text>Zu Ihrer Antwort passen diese Tätigkeiten:</Text>
          <ul>
            {data.map(({ id, label }) => (
              <li key={id}>{label}</li>
            ))}
          </ul>
        </>
      )}
      {data?.length === 0 && (
        <Text>
          Zu Ihrem Beruf haben wir keine Tätigkeit gefunden. Versuchen Sie ein anderes Wort oder
          wählen Sie Tätigkeiten aus.
        </Text>
      )}
      <Inline gap={3} stackOnPhone>
        <LinkButton asChild variant="primary" size="large">
          <Link to={paths.start}>Passende Stellen ansehen</Link>
        </LinkButton>
        {data?.length === 0 && (
          <LinkButton asChild>
            <Link to={paths.desiredJobs}>Tätigkeiten auswählen</Link>
          </LinkButton>
        )}
        <LinkButton asChild>
          <Link to={paths.tour}>Kurzer Rundgang</Link>
        </LinkButton>
        <Button onClick={onAgain}>Antworten ändern</Button>
      </Inline>
    </Stack>
  );
}
