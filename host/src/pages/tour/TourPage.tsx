import { PageTitle, useShell } from '@silverjobs/shell';
import {
  Alert,
  Button,
  Card,
  Heading,
  Inline,
  LinkButton,
  Page,
  SkeletonText,
  Stack,
  Text,
} from '@silverjobs/ui';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { hostPaths } from '../../../common/host-paths.ts';
import type { ShownStop } from '../../model/declared-help.ts';
import '../../frame/tour/tour.css';
import { keepTourPlace, readTourPlace } from '../../frame/tour/tour-place.ts';
import { useTour } from '../../frame/tour/useTour.ts';

/** /rundgang: what the tour shows, and where it is called (guide-16). */
export function TourPage(): ReactNode {
  const { user, stops, isError, isFetching, refetch } = useTour();
  return (
    <Page>
      <PageTitle title="Rundgang" />
      <Stack gap={6}>
        <Heading level={1}>Rundgang durch silverjobs</Heading>
        <Card>
          {!user ? (
            <SignInFirst />
          ) : stops ? (
            <Start userId={user.id} stops={stops} />
          ) : isError ? (
            <Alert
              tone="error"
              title="Der Rundgang konnte nicht geladen werden"
              action={
                <Button loading={isFetching} onClick={() => void refetch()}>
                  Noch einmal versuchen
                </Button>
              }
            >
              Bitte prüfen Sie Ihre Internetverbindung.
            </Alert>
          ) : (
            <SkeletonText lines={6} />
          )}
        </Card>
      </Stack>
    </Page>
  );
}

function SignInFirst() {
  return (
    <Stack gap={4}>
      <Text>Der Rundgang führt durch Seiten, die Sie nach dem Anmelden sehen.</Text>
      <div>
        <LinkButton asChild variant="primary" size="large">
          <Link to={hostPaths.login}>Anmelden</Link>
        </LinkButton>
      </div>
    </Stack>
  );
}

function Start({ userId, stops }: { userId: number; stops: ShownStop[] }) {
  const { storage } = useShell();
  const navigate = useNavigate();
  const kept = readTourPlace(storage, userId);
  const at = kept ? Math.min(kept.at, stops.length - 1) : 0;
  const isBegun = at > 0;

  function call(to: number) {
    keepTourPlace(storage, userId, { at: to, open: true, called: true });
    void navigate(stops[to]?.path ?? hostPaths.help);
  }

  return (
    <Stack gap={5}>
      <Text reading>
        Wir zeigen Ihnen in {stops.length} kurzen Schritten das Wichtigste. Sie können jederzeit
        aufhören und später weitermachen.
      </Text>
      <ol className="tour__stops">
        {stops.map(({ title }) => (
          <li key={title}>{title}</li>
        ))}
      </ol>
      <Inline gap={3} stackOnPhone>
        <Button variant="primary" size="large" onClick={() => call(at)}>
          {isBegun ? `Weiter mit Schritt ${at + 1} von ${stops.length}` : 'Rundgang beginnen'}
        </Button>
        {isBegun && (
          <Button size="large" onClick={() => call(0)}>
            Von vorn beginnen
          </Button>
        )}
      </Inline>
    </Stack>
  );
}
