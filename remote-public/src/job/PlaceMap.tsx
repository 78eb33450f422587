import type { PublicJob } from '@silverjobs/contract';
import { useLazyComponent } from '@silverjobs/shell';
import { Alert, Button, icon } from '@silverjobs/ui';
import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';

const importLocationMap = async () =>
  (await import('@silverjobs/widgets/location-map')).LocationMap;

type Place = Pick<PublicJob, 'place_label' | 'region_label' | 'latitude' | 'longitude'>;

/**
 * Where a job is, on a map that comes when it is asked for: our own, so no other host hears of it; Google's
 * only to who allows it there (layout-22). Browsers without scripts show no button (job.css).
 */
export function PlaceMap({ job }: { job: Place }): ReactNode {
  const { place_label: label, region_label: region, latitude: lat, longitude: lon } = job;
  const map = useLazyComponent(importLocationMap, { quiet: true });
  if (label === null || lat === null || lon === null) return null;
  if (map.Component) {
    return (
      <div className="pub-job__map">
        <map.Component place={{ label, region, at: { lat, lon } }} />
      </div>
    );
  }
  return (
    <div className="pub-job__map pub-job__map--button sj-no-print">
      {map.failed && (
        <Alert tone="error" title="Die Karte konnte nicht geladen werden">
          Bitte prüfen Sie Ihre Internetverbindung, und versuchen Sie es noch einmal.
        </Alert>
      )}
      <Button
        icon={<MapPin {...icon()} />}
        loading={map.loading}
        loadingText="Karte wird geladen …"
        onClick={() => void map.load()}
      >
        Auf der Karte zeigen
      </Button>
    </div>
  );
}
