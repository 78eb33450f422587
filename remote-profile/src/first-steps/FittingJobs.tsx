import { useApi } from '@silverjobs/api';
import { matchingPositionsQuery } from '@silverjobs/api/matching';
import { relatedOccupationsQuery } from '@silverjobs/api/search-what';
import type { Candidate, RelatedOccupation } from '@silverjobs/contract';
import { paths } from '@silverjobs/contract/paths';
import { Button, Inline, LinkButton, SkeletonText, Stack, Text } from '@silverjobs/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Step } from './first-steps.ts';
import { jobsText } from './jobs-text.ts';
import { UnderstoodAnswers } from './UnderstoodAnswers.tsx';

interface FittingJobsProps {
  candidate: Candidate;
  onEdit: (step: Step) => void;
}

/** What was understood of the answers, with its jobs, and the way to them (guide-14). */
export function FittingJobs({ candidate, onEdit }: FittingJobsProps): ReactNode {
  const onAgain = () => onEdit('work');
  const api = useApi();
  const { data, error } = useQuery(matchingPositionsQuery(api));
  const counts = useQuery(
    relatedOccupationsQuery(api, data?.map(({ positions_id }) => positions_id) ?? []),
  );
  const countOf = (id: number) => counts.data?.find((one) => one.id === id);
  return (
    <Stack gap={5}>
      {!data && !error && <SkeletonText lines={2} />}
      {data && data.length > 0 && (
        <>
          <Text>Das haben wir verstanden. Nach diesen Tätigkeiten suchen wir für Sie:</Text>
          <ul>
            {data.map(({ id, label, positions_id }) => (
              <li key={id}>
                {label}
                <Jobs count={countOf(positions_id)} />
              </li>
            ))}
          </ul>
        </>
      )}
      {data?.length === 0 && (
        <Text>
          Wir wissen noch nicht, welche Tätigkeiten zu Ihnen passen. Bitte nennen Sie einen Beruf
          oder wählen Sie Tätigkeiten aus. Alle Stellen können Sie trotzdem ansehen.
        </Text>
      )}
      <UnderstoodAnswers candidate={candidate} onEdit={onEdit} />
      <Inline gap={3} stackOnPhone>
        {data?.length === 0 ? (
          <>
            <Button variant="primary" size="large" onClick={onAgain}>
              Einen Beruf nennen
            </Button>
            <LinkButton asChild>
              <Link to={paths.desiredJobs}>Tätigkeiten auswählen</Link>
            </LinkButton>
            <LinkButton asChild>
              <Link to={paths.start}>Alle Stellen ansehen</Link>
            </LinkButton>
          </>
        ) : (
          <>
            <LinkButton asChild variant="primary" size="large">
              <Link to={paths.start}>Passende Stellen ansehen</Link>
            </LinkButton>
            <Button onClick={onAgain}>Tätigkeiten ändern</Button>
          </>
        )}
        <LinkButton asChild>
          <Link to={paths.tour}>Kurzer Rundgang</Link>
        </LinkButton>
      </Inline>
    </Stack>
  );
}

/** How many jobs an occupation has: near her, or anywhere where there is none near. */
function Jobs({ count }: { count: RelatedOccupation | undefined }) {
  if (!count) return null;
  const { near, all } = count;
  const text = near ? `${jobsText(near)} in Ihrer Nähe` : `${jobsText(all)} in Deutschland`;
  return <Text as="span" tone="quiet">{` – ${text}`}</Text>;
}
