import type { ReactNode } from 'react';
import { countriesAbroad, mapBox, states } from '../germany-map/germany.ts';
import { type LatLon, toWorld } from '../germany-map/mercator.ts';

interface OverviewProps {
  at: LatLon;
  /** In pixels. */
  width: number;
}

/** All countries with jobs in a corner, with a dot where the place is. */
export function Overview({ at, width }: OverviewProps): ReactNode {
  const { minX, minY, maxX, maxY } = mapBox;
  const margin = 160;
  const box = [minX - margin, minY - margin, maxX - minX + 2 * margin, maxY - minY + 2 * margin];
  const { x, y } = toWorld(at);
  return (
    <svg
      className="location-map__overview"
      viewBox={box.join(' ')}
      width={width}
      aria-hidden="true"
    >
      {[...countriesAbroad, ...states].map(({ path }) => (
        <path key={path} d={path} className="location-map__overview-land" />
      ))}
      <circle cx={x} cy={y} r={220} className="location-map__overview-dot" />
    </svg>
  );
}
