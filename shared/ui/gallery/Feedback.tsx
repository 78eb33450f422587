import {
  Alert,
  Button,
  Card,
  EmptyState,
  ErrorScreen,
  Inline,
  icon,
  SkeletonCard,
  SkeletonList,
  Spinner,
  Stack,
  type ToastNotice,
  ToastRegion,
  type Tone,
} from '@silverjobs/ui';
import { SearchX } from 'lucide-react';
import { useCallback, useState } from 'react';

const tones: readonly Tone[] = ['error', 'warning', 'info', 'success'];

/** Messages, waiting and empty states. */
export function Feedback() {
  const [notices, setNotices] = useState<readonly ToastNotice[]>([]);
  const dismiss = useCallback(
    (id: string) => setNotices((all) => all.filter((notice) => notice.id !== id)),
    [],
  );
  const show = (tone: Tone) =>
    setNotices((all) => [
      ...all,
      {
        id: `${tone}-${all.length}`,
        tone,
        title: 'Nachricht erfolgreich gesendet',
        duration: 6000,
      },
    ]);
  return (
    <Stack as="section" gap={6} aria-label="Rückmeldungen">
      {tones.map((tone) => (
        <Alert
          key={tone}
          tone={tone}
          announce={false}
          title="Die Stellen konnten nicht geladen werden"
        >
          Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal.
        </Alert>
      ))}
      <Alert
        tone="warning"
        title="Die Verbindung ist unterbrochen"
        action={<Button>Erneut versuchen</Button>}
      />
      <Inline>
        <Button onClick={() => show('success')}>Erfolg melden</Button>
        <Button onClick={() => show('error')}>Fehler melden</Button>
        <Spinner />
      </Inline>
      <SkeletonCard />
      <SkeletonList rows={2} />
      <Card>
        <EmptyState
          icon={<SearchX {...icon('xl')} />}
          title="Keine Stellen gefunden"
          action={<Button>Suche ändern</Button>}
        >
          Zu dieser Suche gibt es gerade keine Stelle. Ein größerer Umkreis hilft oft.
        </EmptyState>
      </Card>
      <Card>
        <ErrorScreen
          inside
          code="SJ-104"
          title="Dieser Bereich ist gerade nicht erreichbar"
          action={<Button>Erneut versuchen</Button>}
        >
          Die anderen Bereiche funktionieren weiter.
        </ErrorScreen>
      </Card>
      <ToastRegion notices={notices} onDismiss={dismiss} />
    </Stack>
  );
}
