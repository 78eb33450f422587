import { cx, VisuallyHidden } from '@silverjobs/ui';
import { type MapView, type Size, toPixels, toWorld } from '@silverjobs/widgets/germany-map';
import { memo, type ReactNode } from 'react';
import { formatCount } from '../job-list/format-count.ts';
import { clusterName, type JobCluster } from './clusters.ts';

interface ClusterButtonsProps {
  clusters: readonly JobCluster[];
  view: MapView;
  size: Size;
  isChosen: (cluster: JobCluster) => boolean;
  onChoose: (cluster: JobCluster) => void;
}

/** The clusters in sight, each a button with its number and a name such as '23 Stellen bei Kassel'. */
export function ClusterButtons(props: ClusterButtonsProps): ReactNode {
  const { clusters, view, size, isChosen, onChoose } = props;
  return clusters.map((cluster) => {
    const { x, y } = toPixels(toWorld(cluster), view, size);
    if (x < 0 || y < 0 || x > size.width || y > size.height) return null;
    return (
      <div
        key={cluster.key}
        className="job-map__spot"
        style={{ transform: `translate(${Math.round(x)}px, ${Math.round(y)}px)` }}
      >
        <ClusterButton cluster={cluster} chosen={isChosen(cluster)} onChoose={onChoose} />
      </div>
    );
  });
}

interface ClusterButtonProps {
  cluster: JobCluster;
  chosen: boolean;
  onChoose: (cluster: JobCluster) => void;
}

const ClusterButton = memo(function ClusterButton(props: ClusterButtonProps) {
  const { cluster, chosen, onChoose } = props;
  const number = formatCount(cluster.jobs);
  return (
    <button
      type="button"
      // One way in and one out: the map itself is the stop (jobs-114).
      tabIndex={-1}
      aria-pressed={chosen}
      className={cx('job-map__cluster', cluster.places > 1 && 'job-map__cluster--several')}
      onClick={() => onChoose(cluster)}
    >
      {number}
      <VisuallyHidden>{clusterName(cluster).slice(number.length)}</VisuallyHidden>
    </button>
  );
});
