import { useLazyComponent } from '@silverjobs/shell';
import { Button } from '@silverjobs/ui';
import { type ReactNode, useEffect } from 'react';
import type { MapPlace } from './map-place.ts';

const importBuiltInMap = async () => (await import('./BuiltInMap.tsx')).BuiltInMap;

/** Our own map, whose outlines are loaded after the page. */
export function BuiltInMapBox({ place }: { place: MapPlace }): ReactNode {
  const { Component, load, loading, failed } = useLazyComponent(importBuiltInMap, { quiet: true });
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
