import { useApi } from '@silverjobs/api';
import { jobMapQuery } from '@silverjobs/api/job-demand';
import type { JobMap as JobMapData } from '@silverjobs/contract';
import { useDisplay, useShell } from '@silverjobs/shell';
import { Alert, Button, Spinner, Text, useBackCloses } from '@silverjobs/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { isQueryable, type SearchFilter, toJobFilter } from '../filter/search-filter.ts';
import { formatCount } from '../job-list/format-count.ts';
import { loadErrorMessage } from '../job-list/load-error.ts';
import { ClusterJobs } from './ClusterJobs.tsx';
import { cameraInto } from './camera.ts';
import { clusterName, createClusterIndex, isListable, type JobCluster } from './clusters.ts';
import { MapPanel } from './MapPanel.tsx';
import { useStoredMap } from './useStoredMap.ts';
import './job-map.css';

/** How much larger letters are at each text size. */
const SCALES = { 1: 1, 2: 1.25, 3: 1.5, 4: 2 } as const;

export interface JobMapProps {
  filter: SearchFilter;
  /** Shown when there is no job for the filter. */
  empty: ReactNode;
  /** The list is wanted instead. */
  onList: () => void;
}

/** The jobs of a filter on a map of Germany, with all its states (jobs-13). */
export function JobMap({ filter, empty, onList }: JobMapProps): ReactNode {
  const jobFilter = useMemo(() => toJobFilter(filter), [filter]);
  const map = useQuery({ ...jobMapQuery(useApi(), jobFilter), enabled: isQueryable(filter) });
  if (map.isPending) return <MapLoading />;
  if (!map.data) {
    return (
      <Alert
        tone="error"
        title="Fehler beim Laden"
        action={
          <Button loading={map.isFetching} onClick={() => void map.refetch()}>
            Erneut versuchen
          </Button>
        }
      >
        {loadErrorMessage(map.error)}
      </Alert>
    );
  }
  if (map.data.count === 0) return empty;
  return (
    <LoadedMap key={JSON.stringify(jobFilter)} data={map.data} filter={filter} onList={onList} />
  );
}

interface LoadedMapProps {
  data: JobMapData;
  filter: SearchFilter;
  onList: () => void;
}

function LoadedMap({ data: { count, points }, filter, onList }: LoadedMapProps) {
  const { announce } = useShell();
  const { size: textSize } = useDisplay();
  const index = useMemo(() => createClusterIndex(points, SCALES[textSize]), [points, textSize]);
  const [{ camera, chosen }, change] = useStoredMap(toJobFilter(filter));
  const [justChosen, setJustChosen] = useState(false);
  const box = useRef<HTMLElement>(null);
  useBackCloses(chosen !== null, closeList);
  const size = () => ({
    width: box.current?.clientWidth ?? 0,
    height: box.current?.clientHeight ?? 0,
  });
  const placeless = count - points.reduce((sum, { count: jobs }) => sum + jobs, 0);

  function closeList() {
    change({ chosen: null });
    box.current?.focus();
  }

  function choose(cluster: JobCluster) {
    const content = index.contentOf(cluster);
    if (!isListable(cluster)) {
      change({ camera: cameraInto(content, size()) });
      announce(`${clusterName(cluster)}: Die Karte zeigt sie jetzt näher.`);
      return;
    }
    setJustChosen(true);
    change({ chosen: content });
  }

  return (
    <>
      {points.length > 0 && (
        <Text className="job-map__invite">
          Wählen Sie eine Zahl auf der Karte. Die Stellen stehen dann darunter.
        </Text>
      )}
      {points.length > 0 && (
        <MapPanel
          box={box}
          points={points}
          index={index}
          camera={camera}
          onCamera={(next) => change({ camera: next })}
          isChosen={(cluster) => chosen !== null && clusterName(cluster) === clusterName(chosen)}
          onChoose={choose}
          onList={onList}
        />
      )}
      {placeless > 0 && (
        <div className="job-map__placeless">
          <Text>
            {placeless === 1
              ? '1 Stelle hat keinen festen Ort und steht nur in der Liste.'
              : `${formatCount(placeless)} Stellen haben keinen festen Ort und stehen nur in der Liste.`}
          </Text>
          <Button onClick={onList}>Zur Liste</Button>
        </div>
      )}
      {chosen && (
        <ClusterJobs
          key={chosen.points.map(({ postal_code }) => postal_code).join()}
          filter={filter}
          content={chosen}
          focus={justChosen}
          onZoom={() => {
            change({ camera: cameraInto(chosen, size()) });
            box.current?.focus();
          }}
          onClose={closeList}
        />
      )}
    </>
  );
}

/** The place of the map while it is loading. */
function MapLoading(): ReactNode {
  return (
    <div className="job-map__box job-map__box--empty">
      <Spinner label="Karte wird geladen …" />
    </div>
  );
}
