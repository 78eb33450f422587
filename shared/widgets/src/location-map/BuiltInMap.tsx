import { type ReactNode, useMemo, useRef } from 'react';
import { describePlace } from '../germany-map/describe-place.ts';
import { mapBox, outlineOf } from '../germany-map/germany.ts';
import { MapGround } from '../germany-map/MapGround.tsx';
import { MapLabels } from '../germany-map/MapLabels.tsx';
import { fitBox, fitCircle, type MapView, type Size } from '../germany-map/map-view.ts';
import { metresToWorld } from '../germany-map/mercator.ts';
import { centeredBox, isFree, type TakenBox } from '../germany-map/place-labels.ts';
import { useBoxSize } from '../germany-map/useBoxSize.ts';
import { isPoint, type MapPlace, type MapPoint } from './map-place.ts';
import { Overview } from './Overview.tsx';

/** Distance of the place's name from the tip of the pin, in rem. */
const NAME_BELOW_REM = 0.8;
/** Distance of the overview from the corner, in pixels, and its height for each pixel of width. */
const OVERVIEW_MARGIN = 12;
const OVERVIEW_HEIGHT = 1.35;

/** Our own map: the place with its circle, cities around it, and where among the countries that is. */
export function BuiltInMap({ place }: { place: MapPlace }): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const size = useBoxSize(box);
  return (
    <div ref={box} className="location-map__box" role="img" aria-label={mapText(place)}>
      {size && size.width > 0 && <Drawing place={place} size={size} rem={size.rem} />}
    </div>
  );
}

function Drawing({ place, size, rem }: { place: MapPlace; size: Size; rem: number }) {
  const { width, height } = size;
  const view = useMemo(() => viewOf(place, { width, height }), [place, width, height]);
  const overview = Math.round(Math.min(width * 0.25, height * 0.34));
  const { taken, roomForOverview } = useMemo(() => {
    const corner: TakenBox = {
      left: width - overview - OVERVIEW_MARGIN,
      top: height - overview * OVERVIEW_HEIGHT - OVERVIEW_MARGIN,
      right: width,
      bottom: height,
    };
    const name = centeredBox(place.label, { x: width / 2, y: height / 2 }, rem);
    const pin: TakenBox = {
      left: Math.min(name.left, width / 2 - 22),
      top: height / 2 - 46,
      right: Math.max(name.right, width / 2 + 22),
      bottom: height / 2 + NAME_BELOW_REM * 1.6 * rem,
    };
    if (!isPoint(place)) return { taken: [], roomForOverview: false };
    const roomForOverview = pin.right < corner.left || pin.bottom < corner.top;
    return { taken: roomForOverview ? [corner, pin] : [pin], roomForOverview };
  }, [place, width, height, overview, rem]);
  return (
    <>
      <svg className="location-map__svg" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <MapGround view={view} size={size} highlighted={place.state} />
        {isPoint(place) && <Circle place={place} view={view} size={size} />}
        <MapLabels view={view} size={size} rem={rem} taken={taken} />
        {isPoint(place) && <Pin label={place.label} size={size} rem={rem} />}
      </svg>
      {isPoint(place) && roomForOverview && <Overview at={place.at} width={overview} />}
    </>
  );
}

function Circle({ place, view, size }: { place: MapPoint; view: MapView; size: Size }) {
  if (!place.radius) return null;
  const r = metresToWorld(place.radius, place.at.lat) * view.scale;
  return <circle cx={size.width / 2} cy={size.height / 2} r={r} className="location-map__circle" />;
}

/** A pin whose tip stands on the place, which is in the middle, with the name below. */
function Pin({ label, size, rem }: { label: string; size: Size; rem: number }) {
  const middle = { x: size.width / 2, y: size.height / 2 };
  // A name without room stands below the map only.
  const named = isFree(centeredBox(label, middle, rem), size, []);
  return (
    <g transform={`translate(${size.width / 2} ${size.height / 2})`}>
      <path
        d="M0 0C-5-9-15-16-15-26a15 15 0 1 1 30 0C15-16 5-9 0 0z"
        className="location-map__pin"
      />
      <circle cy={-26} r={5.5} className="location-map__pin-hole" />
      {named && (
        <text y={NAME_BELOW_REM * rem} className="sj-map__city location-map__name">
          {label}
        </text>
      )}
    </g>
  );
}

function viewOf(place: MapPlace, size: Size): MapView {
  if (isPoint(place)) return fitCircle(place.at, place.radius ?? 0, size);
  return fitBox(outlineOf(place.state)?.box ?? mapBox, size);
}

function mapText(place: MapPlace): string {
  const text = `Karte: ${place.label}`;
  const where = isPoint(place) && describePlace(place.at);
  return where ? `${text}, ${where}` : text;
}
