import './location-map.css';
import { useConsent, useLazyComponent, useShell } from '@silverjobs/shell';
import { Alert, Button, GivenText } from '@silverjobs/ui';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { BuiltInMapBox } from './BuiltInMapBox.tsx';
import { CrashGuard } from './CrashGuard.tsx';
import { GoogleChoice, type GoogleState } from './GoogleChoice.tsx';
import { isPoint, type MapPlace, placeText } from './map-place.ts';

const importGoogleMap = async () => (await import('./GoogleMap.tsx')).GoogleMap;

/** How long Google's map may take, in milliseconds; without an answer it has failed. */
const LOAD_TIMEOUT_MS = 15_000;

/**
 * Where something is: our own map of Germany, rendered from data of the application, with the place
 * in words below it (layout-22). Google's map takes its place only with a key and after the
 * user has allowed it; until it is there, and when it fails, our own stays (layout-23).
 */
export function LocationMap({ place }: { place: MapPlace }): ReactNode {
  const { config, reportError } = useShell();
  const { mapsKey } = config;
  const { granted } = useConsent('maps');
  const [asked, setAsked] = useState(false);
  const [state, setState] = useState<GoogleState>('loading');
  const [attempt, setAttempt] = useState(0);
  const [failedAddress, setFailedAddress] = useState<string | null>(null);
  const google = useLazyComponent(importGoogleMap, { quiet: true });
  const { load } = google;
  const possible = Boolean(mapsKey) && isPoint(place);
  const wanted = possible && (granted || asked);
  const ours = !(wanted && state === 'loaded');
  const shown: GoogleState = google.failed ? 'failed' : state;

  useEffect(() => {
    if (wanted) void load();
  }, [wanted, load]);

  const fail = useCallback(
    (error?: unknown) => {
      setState('failed');
      if (error) reportError(error, { action: "showing Google's map" });
    },
    [reportError],
  );

  useEffect(() => {
    if (!wanted || state !== 'loading') return;
    const timer = setTimeout(fail, LOAD_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [wanted, state, fail]);

  function retry() {
    setState('loading');
    void load();
  }

  return (
    <figure className="location-map">
      {ours && <BuiltInMapBox place={place} />}
      {wanted && mapsKey && isPoint(place) && google.Component && shown !== 'failed' && (
        <CrashGuard onCrash={fail}>
          <google.Component
            // Another attempt starts again.
            key={attempt}
            mapsKey={mapsKey}
            place={place}
            onLoaded={() => setState('loaded')}
            onFailed={fail}
            onAddressFailed={setFailedAddress}
          />
        </CrashGuard>
      )}
      <figcaption className="location-map__caption">
        <span>{placeText(place)}</span>
        {ours && (
          <span className="location-map__source">Karte: © GeoBasis-DE / BKG, vereinfacht</span>
        )}
      </figcaption>
      {!ours && failedAddress !== null && failedAddress === place.address && (
        <AddressFailure
          onRetry={() => {
            setFailedAddress(null);
            setAttempt(attempt + 1);
          }}
        />
      )}
      {possible && (
        <GoogleChoice
          state={wanted ? shown : 'not-asked'}
          withAddress={place.address !== undefined}
          onAsk={() => setAsked(true)}
          onRetry={retry}
        />
      )}
    </figure>
  );
}

/** Said when the maps service does not find the address (layout-23); the map stays at the place. */
function AddressFailure({ onRetry }: { onRetry: () => void }): ReactNode {
  return (
    <Alert
      tone="error"
      title={
        <GivenText
          plain="Google hat diese Anschrift nicht gefunden."
          given="Geocoding failed. Please check the address and try again."
        />
      }
      action={<Button onClick={onRetry}>Erneut versuchen</Button>}
    >
      Die Karte zeigt die Mitte des Ortes.
    </Alert>
  );
}
