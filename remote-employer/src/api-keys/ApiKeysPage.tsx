import { withBasePath } from '@silverjobs/contract/base-path';
import { PageTitle } from '@silverjobs/shell';
import { Card, Link, Stack, Text } from '@silverjobs/ui';
import { SubPage } from '@silverjobs/widgets/sub-page';
import type { ReactNode } from 'react';
import * as ownPaths from '../paths.ts';
import { WebhooksCard } from '../webhooks/WebhooksCard.tsx';
import { ApiKeysCard } from './ApiKeysCard.tsx';
import './api-keys.css';

const BACK = { path: ownPaths.employerProfile, label: 'Zurück zu „Arbeitgeberprofil“' };

/** /schnittstelle: keys with which programmes of an employer post advertisements (employers-72). */
export function ApiKeysPage(): ReactNode {
  return (
    <SubPage title="Schnittstelle" back={BACK}>
      <PageTitle title="Schnittstelle" />
      <Stack gap={6}>
        <Text size="lg">
          Ihre Bewerberverwaltung oder Ihre Website kann Anzeigen selbst schalten, ändern und
          beenden und Bewerbungen abholen. Dafür braucht sie einen Schlüssel von hier.
        </Text>
        <ApiKeysCard />
        <WebhooksCard />
        <HowTo />
      </Stack>
    </SubPage>
  );
}

const EXAMPLE = `curl https://…/api/job_demand/own?limit=20 -H 'Authorization: Bearer sjk_…'`;

function HowTo() {
  return (
    <Card as="section" title="Für Ihre Technik">
      <Stack gap={4}>
        <Text>
          Der Schlüssel kommt in die Kopfzeile „Authorization“. Jeder Schlüssel darf 600 Anfragen in
          zehn Minuten senden. Danach antworten wir mit 429 und sagen, wann es weitergeht.
        </Text>
        <pre className="api-keys__example">{EXAMPLE}</pre>
        <Text>
          Eine neue Anzeige trägt eine eigene Kennung (client_key, eine UUID). Kommt dieselbe noch
          einmal, entsteht keine zweite Anzeige und keine zweite Buchung. Den Preis nennt Ihr
          Programm mit (net_cents); stimmt er nicht, schalten wir nichts.
        </Text>
        <Text>
          Meldungen (Webhooks) sind unterschrieben wie bei „Standard Webhooks“: webhook-signature
          ist der HMAC-SHA256 über „webhook-id.webhook-timestamp.Inhalt“ mit Ihrem Geheimnis.
          Antwortet Ihr Programm nicht mit 2xx, kommt dieselbe Meldung später noch einmal.
        </Text>
        <Text>
          Was jeder Aufruf braucht und antwortet, steht in der{' '}
          <Link href={withBasePath('/api/employer-openapi.json')}>
            Beschreibung der Schnittstelle (OpenAPI)
          </Link>
          .
        </Text>
      </Stack>
    </Card>
  );
}
