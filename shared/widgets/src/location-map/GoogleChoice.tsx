import { paths } from '@silverjobs/contract/paths';
import { useConsent } from '@silverjobs/shell';
import { Alert, Button, GivenText, Inline, Link, Spinner, Text } from '@silverjobs/ui';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

/** How far Google's map has come once it was asked for. */
export type GoogleState = 'loading' | 'loaded' | 'failed';

interface GoogleChoiceProps {
  state: GoogleState | 'not-asked';
  /** The map looks up an address, so Google gets it. */
  withAddress: boolean;
  /** This map is wanted, once. */
  onAsk: () => void;
  onRetry: () => void;
}

/** Below the map: whether Google's may be loaded, and what became of it (layout-21). */
export function GoogleChoice(props: GoogleChoiceProps): ReactNode {
  const { state, withAddress, onAsk, onRetry } = props;
  const { granted, decide } = useConsent('maps');
  switch (state) {
    case 'not-asked':
      return (
        <div className="location-map__choice sj-no-print">
          <Text size="sm" tone="quiet">
            Eine Karte von Google zeigt den Ort mit Straßen. Dabei erhält Google Ihre IP-Adresse
            {withAddress ? ', die Anschrift und den Kartenausschnitt' : ' und den Kartenausschnitt'}
            .{' '}
            <Link asChild>
              <RouterLink to={paths.consent}>Mehr dazu</RouterLink>
            </Link>
          </Text>
          <Inline gap={2}>
            <Button onClick={onAsk}>Karte laden</Button>
            <Button variant="quiet" onClick={() => decide('granted')}>
              immer laden
            </Button>
          </Inline>
        </div>
      );
    case 'loading':
      return <Spinner label="Die Karte von Google wird geladen …" />;
    case 'failed':
      return (
        <Alert
          tone="error"
          title={
            <GivenText
              plain="Die Karte von Google ist nicht erreichbar."
              given="Error loading maps"
            />
          }
          action={<Button onClick={onRetry}>Erneut versuchen</Button>}
        >
          Unsere eigene Karte zeigt den Ort weiterhin.
        </Alert>
      );
    case 'loaded':
      return granted ? (
        <Text size="sm" className="sj-no-print">
          <Link asChild>
            <RouterLink to={paths.consent}>Karten von Google ausschalten</RouterLink>
          </Link>
        </Text>
      ) : null;
  }
}
