import { Spinner } from '@silverjobs/ui';
import type { ReactNode } from 'react';

/** The place of the map while it is loading. */
export function MapLoading(): ReactNode {
  return (
    <div className="job-map__box job-map__box--empty">
      <Spinner label="Karte wird geladen …" />
    </div>
  );
}
