import { paths } from '@silverjobs/contract/paths';
import { Alert, Card, Stack, Text } from '@silverjobs/ui';
import { SubPage } from '@silverjobs/widgets/sub-page';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ContentReportForm } from './ContentReportForm.tsx';

const HOME = { path: paths.start, label: 'Zur Startseite' };

/** /anzeige-melden: a report without an account (Art. 16 DSA, operators-24). */
export function ContentReportPage(): ReactNode {
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <SubPage title="Anzeige melden" back={HOME}>
      {sentTo === null ? (
        <Stack gap={4}>
          <Text reading>
            Hier melden Sie eine Stellenanzeige, die gegen Gesetze verstößt oder jemandem schadet.
            Sie brauchen dafür kein Konto. Ein Mensch prüft Ihre Meldung.
          </Text>
          <Card as="section" aria-label="Meldung">
            <ContentReportForm onSent={setSentTo} />
          </Card>
        </Stack>
      ) : (
        <Sent to={sentTo} />
      )}
    </SubPage>
  );
}

function Sent({ to }: { to: string }) {
  const box = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone.
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1}>
      <Alert tone="success" announce title="Ihre Meldung ist bei uns">
        {`Vielen Dank. Eine Bestätigung haben wir an ${to} geschickt. Dorthin kommt auch das Ergebnis unserer Prüfung.`}
      </Alert>
    </div>
  );
}
