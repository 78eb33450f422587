import { useApi } from '@silverjobs/api';
import { matchingPositionsQuery } from '@silverjobs/api/matching';
import type { MatchingPosition } from '@silverjobs/contract';
import { useLazyComponent } from '@silverjobs/shell';
import { Card, EmptyState, Inline, LinkButton, SkeletonList, Stack, Text } from '@silverjobs/ui';
import { LoadFailure } from '@silverjobs/widgets/load-failure';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import * as ownPaths from '../paths.ts';
import { ActivityItem } from './ActivityItem.tsx';
import { useDeferredFocus } from './useDeferredFocus.ts';

const importRemoval = async () => (await import('./RemovalFlow.tsx')).RemovalFlow;

/** The activities that the profile shows experience with (profile-24). */
export function ExperienceCard() {
  const { data, error, isFetching, refetch } = useQuery(matchingPositionsQuery(useApi()));
  const { Component: Removal, load } = useLazyComponent(importRemoval);
  const [removed, setRemoved] = useState<MatchingPosition | null>(null);
  const ids = useId();
  const switchId = (position: MatchingPosition) => `${ids}-${position.id}`;
  const focusLater = useDeferredFocus();

  function remove(position: MatchingPosition) {
    setRemoved(position);
    void load();
  }

  function close(position: MatchingPosition) {
    setRemoved(null);
    // Several dialogs came one after the other; the last does not know where the first began.
    focusLater(switchId(position));
  }

  return (
    <Card as="section" title="Tätigkeiten mit Erfahrung">
      <Stack gap={5}>
        <Text reading>
          Diese Tätigkeiten ergeben sich aus Ihren Arbeitgebern und Ihrer Ausbildung. Für die
          eingeschalteten schlagen wir Ihnen Stellen vor.
        </Text>
        {!data && !error && <SkeletonList rows={3} label="Tätigkeiten werden geladen …" />}
        {error && !data && (
          <LoadFailure
            title="Die Tätigkeiten konnten nicht geladen werden"
            error={error}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {data?.length === 0 && (
          <EmptyState
            titleLevel={3}
            title="Noch keine Tätigkeit mit Erfahrung"
            action={
              <Inline gap={3} stackOnPhone>
                <LinkButton asChild>
                  <Link to={ownPaths.workHistory}>Arbeitgeber ergänzen</Link>
                </LinkButton>
                <LinkButton asChild>
                  <Link to={ownPaths.education}>Ausbildung ergänzen</Link>
                </LinkButton>
              </Inline>
            }
          >
            Tragen Sie Ihren Hauptberuf oder Ihre Ausbildung ein. Dann erscheinen hier Ihre
            Tätigkeiten.
          </EmptyState>
        )}
        {data && data.length > 0 && (
          <ul className="sj-list activities">
            {data.map((position) => (
              <ActivityItem
                key={position.id}
                position={position}
                switchId={switchId(position)}
                onRemove={() => remove(position)}
              />
            ))}
          </ul>
        )}
      </Stack>
      {removed && Removal && (
        <Removal key={removed.id} position={removed} onClose={() => close(removed)} />
      )}
    </Card>
  );
}
