import { memo, type ReactNode } from 'react';
import { neighbours, rivers, states } from './germany.ts';
import type { MapView, Size } from './map-view.ts';
import './germany-map.css';

interface MapGroundProps {
  view: MapView;
  size: Size;
  /** Official number of a Land that stands out. */
  highlighted?: number | undefined;
}

/** Nearer than this, the rivers' coarse course would mislead; pixels for one unit of the world. */
const RIVERS_UP_TO = 0.35;

/** Sea, neighbouring countries, the Länder and great rivers. Goes into an svg. */
export function MapGround({ view, size, highlighted }: MapGroundProps): ReactNode {
  const { center, scale } = view;
  const left = size.width / 2 - center.x * scale;
  const top = size.height / 2 - center.y * scale;
  return (
    <>
      <rect width="100%" height="100%" className="sj-map__sea" />
      <g transform={`translate(${left} ${top}) scale(${scale})`}>
        <Ground highlighted={highlighted} withRivers={scale <= RIVERS_UP_TO} />
      </g>
    </>
  );
}

interface GroundProps {
  highlighted: number | undefined;
  withRivers: boolean;
}

/** Redrawn only when it looks different; moving the map moves it as a whole. */
const Ground = memo(function Ground({ highlighted, withRivers }: GroundProps) {
  return (
    <>
      <path d={neighbours} className="sj-map__neighbours" />
      {states.map(({ id, path }) => (
        <path
          key={id}
          d={path}
          className={id === highlighted ? 'sj-map__state sj-map__state--chosen' : 'sj-map__state'}
        />
      ))}
      {withRivers && <path d={rivers} className="sj-map__rivers" />}
    </>
  );
});
