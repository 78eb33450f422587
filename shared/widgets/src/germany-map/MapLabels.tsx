import { type ReactNode, useMemo } from 'react';
import { cities, countries } from './germany.ts';
import { type MapView, type Size, toPixels } from './map-view.ts';
import { centeredBox, isFree, LABEL_GAP, placeLabels, type TakenBox } from './place-labels.ts';

interface MapLabelsProps {
  view: MapView;
  size: Size;
  /** Pixels of 1 rem. */
  rem: number;
  /** Parts of the map that no name may cover. */
  taken?: readonly TakenBox[];
}

/** Size of names, as a part of 1 rem; the style sheet says the same. */
const FONT_REM = 0.8889;
const NOTHING: readonly TakenBox[] = [];

/** Names of cities and neighbouring countries, as many as find room. Goes into an svg. */
export function MapLabels({ view, size, rem, taken = NOTHING }: MapLabelsProps): ReactNode {
  const { abroad, towns } = useMemo(() => {
    const fontSize = rem * FONT_REM;
    const abroad = countries
      .map(({ name, at }) => {
        const point = toPixels(at, view, size);
        return { name, ...point, box: centeredBox(name, point, fontSize) };
      })
      .filter(({ box }) => isFree(box, size, taken));
    const used = [...taken, ...abroad.map(({ box }) => box)];
    return { abroad, towns: placeLabels(cities, { view, size, fontSize }, used) };
  }, [view, size, rem, taken]);
  return (
    <>
      {abroad.map(({ name, x, y }) => (
        <text key={name} x={x} y={y} className="sj-map__country">
          {name}
        </text>
      ))}
      {towns.map(({ name, x, y, side }) => (
        <g key={name}>
          <circle cx={x} cy={y} r={3} className="sj-map__city-dot" />
          <text
            x={side === 'right' ? x + LABEL_GAP : x - LABEL_GAP}
            y={y}
            className={`sj-map__city sj-map__city--${side}`}
          >
            {name}
          </text>
        </g>
      ))}
    </>
  );
}
