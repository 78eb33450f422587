import { useApi } from '@silverjobs/api';
import { matchingPositionsQuery } from '@silverjobs/api/matching';
import type { Candidate } from '@silverjobs/contract';
import { paths } from '@silverjobs/contract/paths';
import { Button, Inline, LinkButton, SkeletonText, Stack, Text } from '@silverjobs/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Step } from './first-steps.ts';
import { UnderstoodAnswers } from './UnderstoodAnswers.tsx';

interface FittingJobsProps {
  candidate: Candidate;
  onEdit: (step: Step) => void;
}

/** What was understood of the answers, with its jobs, and the way to them (guide-14). */
export function FittingJobs({ candidate, onEdit }: FittingJobsProps): ReactNode {
  const { data, error } = useQuery(matchingPositionsQuery(useApi()));
  const isNothing = data?.length === 0;
  return (
    <Stack gap={5}>
      {!data && !error && <SkeletonText lines={2} />}
      {isNothing && (
        <Text>
          Noch wissen wir nicht, welche Tätigkeiten zu Ihnen passen. Bitte nennen Sie einen Beruf.
        </Text>
      )}
      <UnderstoodAnswers candidate={candidate} occupations={data ?? []} onEdit={onEdit} />
      <Inline gap={3} stackOnPhone>
        {isNothing ? (
          <>
            <Button variant="primary" size="large" onClick={() => onEdit('work')}>
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
          <LinkButton asChild variant="primary" size="large">
            <Link to={paths.start}>Passende Stellen ansehen</Link>
          </LinkButton>
        )}
        <LinkButton asChild>
          <Link to={paths.tour}>Kurzer Rundgang</Link>
        </LinkButton>
      </Inline>
    </Stack>
  );
}
