import { useOnDemand } from '@silverjobs/shell';
import { Button } from '@silverjobs/ui';
import { type ReactNode, useEffect } from 'react';
import type { MapPlace } from './map-place.ts';

const importOwnMap = async () => (await import('./OwnMap.tsx')).OwnMap;

/** Our own map, whose outlines are loaded after the page. */
export function OwnMapBox({ place }: { place: MapPlace }): ReactNode {
  const { Component, load, loading, failed } = useOnDemand(importOwnMap, { quiet: true });
  useEffect(() => void load(), [load]);
  if (Component) return <Component place={place} />;
  return (
    <div className="location-map__box location-map__box--empty">
      {failed ? (
        <>
          <p>Die Karte konnte nicht geladen werden.</p>
          <Button loading={loading} onClick={() => void load()}>
            Erneut versuchen
          </Button>
        </>
      ) : (
        <p>Karte wird geladen …</p>
      )}
    </div>
  );
}
