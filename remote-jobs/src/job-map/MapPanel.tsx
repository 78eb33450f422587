import type { JobMapPoint } from '@silverjobs/contract';
import { Button, Inline, icon, Text } from '@silverjobs/ui';
import {
  MapGround,
  MapLabels,
  type TakenBox,
  toPixels,
  toWorld,
  useBoxSize,
} from '@silverjobs/widgets/germany-map';
import { Minus, Plus } from 'lucide-react';
import { type ReactNode, type RefObject, useId, useMemo, useState } from 'react';
import { ClusterButtons } from './ClusterButtons.tsx';
import { type Camera, cameraOn, sameCamera, viewOf, zoomed } from './camera.ts';
import type { ClusterIndex, JobCluster } from './clusters.ts';
import { useMapGestures } from './useMapGestures.ts';

interface MapPanelProps {
  /** The map's element, which can take the focus. */
  box: RefObject<HTMLElement | null>;
  points: readonly JobMapPoint[];
  index: ClusterIndex;
  /** null: all points in sight. */
  camera: Camera | null;
  onCamera: (camera: Camera | null) => void;
  isChosen: (cluster: JobCluster) => boolean;
  onChoose: (cluster: JobCluster) => void;
}

/** Half of a cluster's button, in rem: no name is written below it. */
const SPOT_REM = 1.3;
const ALL_IN_SIGHT = 'Weiter weg geht es nicht, ganz Deutschland ist zu sehen.';

/** The map with its clusters and what moves it (POOL-12). */
export function MapPanel(props: MapPanelProps): ReactNode {
  const { box, points, index, camera: kept, onCamera, isChosen, onChoose } = props;
  const size = useBoxSize(box);
  const ids = useId();
  const [limit, setLimit] = useState('');
  const moveCamera = (next: Camera | null) => {
    setLimit('');
    onCamera(next);
  };
  const all = useMemo(() => (size ? cameraOn(points, size) : null), [points, size]);
  const camera = kept ?? all;
  const handlers = useMapGestures({ box, size, camera, onCamera: moveCamera });
  const step = camera && Math.floor(camera.zoom);
  const clusters = useMemo(() => (step === null ? [] : index.clustersAt(step)), [index, step]);
  const view = useMemo(() => camera && viewOf(camera), [camera]);
  const taken = useMemo(
    () =>
      size && view
        ? clusters.map((cluster): TakenBox => {
            const { x, y } = toPixels(toWorld(cluster), view, size);
            const half = SPOT_REM * size.rem;
            return { left: x - half, right: x + half, top: y - half, bottom: y + half };
          })
        : [],
    [clusters, view, size],
  );

  function zoom(steps: number) {
    if (!size || !camera) return;
    const next = zoomed(camera, steps, size);
    if (sameCamera(next, camera)) setLimit(steps > 0 ? 'Näher geht es nicht.' : ALL_IN_SIGHT);
    else moveCamera(next);
  }

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend in sight */}
      <section
        ref={box}
        role="group"
        aria-label="Karte der Stellen"
        aria-describedby={ids}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move what is inside
        tabIndex={0}
        className="job-map__box"
        {...handlers}
      >
        {size && view && size.width > 0 && (
          <>
            <svg
              className="job-map__svg"
              viewBox={`0 0 ${size.width} ${size.height}`}
              aria-hidden="true"
            >
              <MapGround view={view} size={size} />
              <MapLabels view={view} size={size} rem={size.rem} taken={taken} />
            </svg>
            <ClusterButtons
              clusters={clusters}
              view={view}
              size={size}
              isChosen={isChosen}
              onChoose={onChoose}
            />
          </>
        )}
      </section>
      <Inline gap={2} className="job-map__tools">
        <Button icon={<Plus {...icon()} />} onClick={() => zoom(1)}>
          Näher
        </Button>
        <Button icon={<Minus {...icon()} />} onClick={() => zoom(-1)}>
          Weiter weg
        </Button>
        <Button variant="quiet" onClick={() => moveCamera(null)}>
          Alle Stellen zeigen
        </Button>
      </Inline>
      <div role="status">{limit && <Text className="job-map__hint">{limit}</Text>}</div>
      <Text id={ids} tone="quiet" size="sm" className="job-map__hint">
        <span className="job-map__hint-mouse">
          Die Karte bewegen Sie mit der Maus oder den Pfeiltasten. Näher und weiter weg geht es auch
          mit + und − oder mit Strg und dem Mausrad.
        </span>
        <span className="job-map__hint-touch">
          Die Karte bewegen Sie mit zwei Fingern. Wenn Sie auf einen Punkt der Karte tippen, rückt
          er in die Mitte.
        </span>{' '}
        Karte: © GeoBasis-DE / BKG, vereinfacht
      </Text>
    </>
  );
}
