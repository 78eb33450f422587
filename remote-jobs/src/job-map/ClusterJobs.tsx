import { Button, Heading, Inline, Text } from '@silverjobs/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import type { SearchFilter } from '../filter/search-filter.ts';
import { JobList } from '../job-list/JobList.tsx';
import { type ClusterContent, clusterName } from './clusters.ts';

interface ClusterJobsProps {
  filter: SearchFilter;
  content: ClusterContent;
  /** Takes the focus, because the reader has just chosen it. */
  focus: boolean;
  onZoom: () => void;
  onClose: () => void;
}

/** The jobs of a cluster as a list, below the map. */
export function ClusterJobs({
  filter,
  content,
  focus,
  onZoom,
  onClose,
}: ClusterJobsProps): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focus) heading.current?.focus();
  }, [focus]);
  const places = content.points
    .map(({ postal_code }) => postal_code)
    .sort()
    .join();
  return (
    <section className="job-map__chosen">
      <Heading ref={heading} level={2} tabIndex={-1} className="job-map__chosen-title">
        {clusterName(content)}
      </Heading>
      <Inline gap={2} className="job-map__tools">
        {content.places > 1 && <Button onClick={onZoom}>Auf der Karte näher zeigen</Button>}
        <Button variant="quiet" onClick={onClose}>
          Zurück zur Karte
        </Button>
      </Inline>
      <JobList filter={filter} places={places} total={content.jobs} empty={NO_LONGER} />
    </section>
  );
}

const NO_LONGER = <Text>Diese Stellen gibt es nicht mehr.</Text>;
