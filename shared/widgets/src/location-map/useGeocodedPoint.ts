import { useEffect, useState } from 'react';
import type { LatLon } from '../germany-map/mercator.ts';

/**
 * Where an address is, by the maps service in the browser (layout-21). The service must have been
 * loaded, so the user has allowed it.
 * @param address undefined as long as nothing is to be looked up
 * @param onFailed must be stable
 * @returns null until it is found
 */
export function useGeocodedPoint(
  address: string | undefined,
  onFailed: (address: string) => void,
): LatLon | null {
  const [found, setFound] = useState<{ address: string; at: LatLon } | null>(null);

  useEffect(() => {
    if (!address) return;
    let over = false;
    const fail = () => {
      if (!over) onFailed(address);
    };
    new google.maps.Geocoder().geocode({ address, region: 'DE' }).then(({ results }) => {
      const at = results[0]?.geometry.location;
      if (over) return;
      if (at) setFound({ address, at: { lat: at.lat(), lon: at.lng() } });
      else fail();
    }, fail);
    return () => {
      over = true;
    };
  }, [address, onFailed]);

  return found && found.address === address ? found.at : null;
}
