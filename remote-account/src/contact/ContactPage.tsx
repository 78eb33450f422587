import { paths } from '@silverjobs/contract/paths';
import { useUser } from '@silverjobs/shell';
import { Alert, Button, Card, Stack, Text } from '@silverjobs/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import '../page-frame/account.css';
import { AccountSubPage } from '../page-frame/AccountSubPage.tsx';
import { ContactForm } from './ContactForm.tsx';

const HOME = { path: paths.start, label: 'Zur Startseite' };

/** /contact: a message to the operator, signed in or not (account-30). */
export function ContactPage() {
  const user = useUser();
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <AccountSubPage title="Kontakt" {...(!user && { back: HOME })}>
      <Text size="lg" reading>
        Schreiben Sie uns. Wir antworten in der Regel innerhalb von zwei Werktagen.
      </Text>
      <Text reading>
        Verstößt eine Anzeige gegen Gesetze? <Link to={paths.contentReport}>Anzeige melden</Link>
      </Text>
      {sentTo === null ? (
        <Card as="section" aria-label="Nachricht an silverjobs">
          <ContactForm key={user?.id ?? 'guest'} onSent={setSentTo} />
        </Card>
      ) : (
        <Stack gap={4}>
          <Alert tone="success" announce title="Ihre Nachricht ist angekommen">
            {`Vielen Dank. Unsere Antwort kommt an ${sentTo}. Eine Bestätigung haben wir Ihnen dorthin geschickt.`}
          </Alert>
          <div>
            <Button onClick={() => setSentTo(null)}>Noch eine Nachricht schreiben</Button>
          </div>
        </Stack>
      )}
    </AccountSubPage>
  );
}
