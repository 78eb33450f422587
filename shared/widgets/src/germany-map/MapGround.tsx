import { memo, type ReactNode } from 'react';
import { countriesAbroad, neighbours, outlineOf, rivers, states } from './germany.ts';
import type { MapView, Size } from './map-view.ts';
import './germany-map.css';

interface MapGroundProps {
  view: MapView;
  size: Size;
  /** Number of a Land or canton that stands out, abroad with its whole country. */
  highlighted?: number | undefined;
}

/** Nearer than this, the rivers' coarse course would mislead; pixels for one unit of the world. */
const RIVERS_UP_TO = 0.35;

/** Sea, neighbouring countries, those with jobs, the Länder and great rivers. Goes into an svg. */
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
  const chosen = outlineOf(highlighted);
  return (
    <>
      <path d={neighbours} className="sj-map__neighbours" />
      {[...countriesAbroad, ...states].map((land) => (
        <path
          key={land.path}
          d={land.path}
          className={land === chosen ? 'sj-map__state sj-map__state--chosen' : 'sj-map__state'}
        />
      ))}
      {withRivers && <path d={rivers} className="sj-map__rivers" />}
    </>
  );
});
