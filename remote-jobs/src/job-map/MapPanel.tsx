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
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, List, Minus, Plus } from 'lucide-react';
import { type ReactNode, type RefObject, useId, useMemo, useState } from 'react';
import { ClusterButtons } from './ClusterButtons.tsx';
import { type Camera, cameraOn, moved, sameCamera, viewOf, zoomed } from './camera.ts';
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
  /** The list is wanted instead. */
  onList: () => void;
}

/** Half of a cluster's button, in rem: no name is written below it. */
const SPOT_REM = 1.3;
/** Moves the map by a part of what is in sight. */
const PANS = [
  { label: 'Nach Norden', Sign: ArrowUp, dx: 0, dy: -0.4 },
  { label: 'Nach Süden', Sign: ArrowDown, dx: 0, dy: 0.4 },
  { label: 'Nach Westen', Sign: ArrowLeft, dx: -0.4, dy: 0 },
  { label: 'Nach Osten', Sign: ArrowRight, dx: 0.4, dy: 0 },
] as const;
const ALL_IN_SIGHT = 'Weiter weg geht es nicht, alles ist zu sehen.';

/** The map with its clusters and what moves it (jobs-13). */
export function MapPanel(props: MapPanelProps): ReactNode {
  const { box, points, index, camera: kept, onCamera, isChosen, onChoose, onList } = props;
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

  function pan(dx: number, dy: number) {
    if (!size || !camera) return;
    const next = moved(camera, dx * size.width, dy * size.height, size);
    if (sameCamera(next, camera)) setLimit('Hier ist die Karte zu Ende.');
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
        <Button icon={<List {...icon()} />} onClick={onList}>
          Liste statt Karte
        </Button>
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
      <Inline gap={2} className="job-map__tools" role="group" aria-label="Karte verschieben">
        {PANS.map(({ label, Sign, dx, dy }) => (
          <Button
            key={label}
            variant="quiet"
            icon={<Sign {...icon()} />}
            onClick={() => pan(dx, dy)}
          >
            {label}
          </Button>
        ))}
      </Inline>
      <div role="status">{limit && <Text className="job-map__hint">{limit}</Text>}</div>
      <Text id={ids} tone="quiet" size="sm" className="job-map__hint">
        <span className="job-map__hint-mouse">
          Die Karte bewegen Sie mit der Maus oder den Pfeiltasten. Näher und weiter weg geht es auch
          mit + und − oder mit Strg und dem Mausrad. Enter führt zu den Zahlen auf der Karte, die
          Pfeiltasten zur nächsten, Escape wieder heraus.
        </span>
        <span className="job-map__hint-touch">
          Die Karte bewegen Sie mit zwei Fingern oder mit den Knöpfen. Wenn Sie auf einen Punkt der
          Karte tippen, rückt er in die Mitte.
        </span>{' '}
        Karte: © GeoBasis-DE / BKG, vereinfacht
      </Text>
    </>
  );
}
