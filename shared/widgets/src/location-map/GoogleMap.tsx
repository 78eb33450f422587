import {
  CircleF,
  GoogleMap as GoogleCanvas,
  MarkerF,
  useJsApiLoader,
} from '@react-google-maps/api';
import { type ReactNode, useEffect, useState } from 'react';
import type { MapPoint } from './map-place.ts';
import { useGeocodedPoint } from './useGeocodedPoint.ts';

interface GoogleMapProps {
  mapsKey: string;
  place: MapPoint;
  onLoaded: () => void;
  /** @param error when it is worth a report */
  onFailed: (error?: unknown) => void;
  /** The service does not find the address; the map shows the place. Must be stable. */
  onAddressFailed: (address: string) => void;
}

/** Google calls it when the key is not valid here. */
type WithAuthFailure = { gm_authFailure?: (() => void) | undefined };

/** About the width of 15 km. */
const ZOOM_WITHOUT_RADIUS = 12;

/** Google's map with the place and its circle. Rendering it contacts Google. */
export function GoogleMap(props: GoogleMapProps): ReactNode {
  const { mapsKey, place, onLoaded, onFailed, onAddressFailed } = props;
  const [nonce] = useState(readNonce);
  const { isLoaded, loadError } = useJsApiLoader({
    id: 'google-maps',
    googleMapsApiKey: mapsKey,
    language: 'de',
    region: 'DE',
    nonce,
  });

  const exact = useGeocodedPoint(isLoaded ? place.address : undefined, onAddressFailed);

  useEffect(() => {
    if (loadError) onFailed();
  }, [loadError, onFailed]);
  useEffect(() => {
    const page = window as WithAuthFailure;
    page.gm_authFailure = () => onFailed();
    return () => {
      page.gm_authFailure = undefined;
    };
  }, [onFailed]);

  if (!isLoaded || loadError) return null;
  const { lat, lon: lng } = exact ?? place.at;
  const center = { lat, lng };

  function fit(map: google.maps.Map) {
    const area = place.radius ? new google.maps.Circle({ center, radius: place.radius }) : null;
    const bounds = area?.getBounds();
    if (bounds) map.fitBounds(bounds, 16);
    onLoaded();
  }

  return (
    <GoogleCanvas
      mapContainerClassName="location-map__box"
      center={center}
      zoom={ZOOM_WITHOUT_RADIUS}
      options={{ gestureHandling: 'cooperative', streetViewControl: false, mapTypeControl: false }}
      onLoad={fit}
    >
      <MarkerF position={center} title={place.label} />
      {place.radius && (
        <CircleF
          center={center}
          radius={place.radius}
          options={{
            strokeColor: '#005b61',
            strokeWeight: 2,
            fillColor: '#00b0bb',
            fillOpacity: 0.2,
          }}
        />
      )}
    </GoogleCanvas>
  );
}

/** Permits the script and styles that Google adds; the document carries it. */
function readNonce(): string | undefined {
  return document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce || undefined;
}
