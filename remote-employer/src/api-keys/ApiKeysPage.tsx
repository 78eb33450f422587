import { useApi } from '@silverjobs/api';
import { apiKeysQuery, makeApiKeyMutation } from '@silverjobs/api/api-key';
import type { NewApiKey } from '@silverjobs/contract';
import { withBasePath } from '@silverjobs/contract/base-path';
import { apiKeyForm } from '@silverjobs/contract/forms/api-key';
import { PageTitle } from '@silverjobs/shell';
import {
  Alert,
  Card,
  Field,
  icon,
  Link,
  SkeletonCard,
  Stack,
  Text,
  TextInput,
} from '@silverjobs/ui';
import { Form, FormFailure, SubmitButton, useForm } from '@silverjobs/widgets/form';
import { LoadFailure } from '@silverjobs/widgets/load-failure';
import { SubPage } from '@silverjobs/widgets/sub-page';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import * as ownPaths from '../paths.ts';
import { WebhooksCard } from '../webhooks/WebhooksCard.tsx';
import { ApiKeyList } from './ApiKeyList.tsx';
import { SecretField } from './SecretField.tsx';
import './api-keys.css';

const BACK = { path: ownPaths.employerProfile, label: 'Zurück zu „Arbeitgeberprofil“' };

/** /schnittstelle: keys with which programmes of an employer post advertisements (employers-72). */
export function ApiKeysPage(): ReactNode {
  const keys = useQuery(apiKeysQuery(useApi()));
  const [made, setMade] = useState<NewApiKey | null>(null);
  return (
    <SubPage title="Schnittstelle" back={BACK}>
      <PageTitle title="Schnittstelle" />
      <Stack gap={6}>
        <Text size="lg">
          Ihre Bewerberverwaltung oder Ihre Website kann Anzeigen selbst schalten, ändern und
          beenden und Bewerbungen abholen. Dafür braucht sie einen Schlüssel von hier.
        </Text>
        {made && <MadeKey made={made} />}
        <NewKey onMade={setMade} />
        {keys.isPending && <SkeletonCard lines={4} />}
        {keys.isError && !keys.data && (
          <LoadFailure
            title="Ihre Schlüssel konnten nicht geladen werden"
            error={keys.error}
            retrying={keys.isFetching}
            onRetry={() => void keys.refetch()}
          />
        )}
        {keys.data && (
          <ApiKeyList
            keys={keys.data}
            onEnded={(id) => setMade((before) => (before?.id === id ? null : before))}
          />
        )}
        <WebhooksCard />
        <HowTo />
      </Stack>
    </SubPage>
  );
}

function NewKey({ onMade }: { onMade: (made: NewApiKey) => void }) {
  const form = useForm({
    initial: { name: '' },
    rules: apiKeyForm,
    work: 'Schlüssel',
    mutation: makeApiKeyMutation(useApi(), useQueryClient()),
    toBody: ({ name }: { name: string }) => ({ name: name.trim() }),
    onSent: onMade,
  });
  return (
    <Card as="section" title="Neuen Schlüssel erstellen">
      <Form form={form} gap={5}>
        <Field
          {...form.field('name')}
          label="Wofür ist der Schlüssel?"
          hint="Zum Beispiel: Bewerberverwaltung oder Website"
          required
        >
          <TextInput {...form.text('name')} autoComplete="off" maxLength={80} />
        </Field>
        <FormFailure form={form} title="Der Schlüssel wurde nicht erstellt" />
        <div>
          <SubmitButton form={form} icon={<KeyRound {...icon()} />}>
            Schlüssel erstellen
          </SubmitButton>
        </div>
      </Form>
    </Card>
  );
}

function MadeKey({ made }: { made: NewApiKey }) {
  return (
    <Alert tone="success" title={`Der Schlüssel „${made.name}“ ist erstellt`}>
      <Stack gap={4}>
        <Text>
          Kopieren Sie ihn jetzt und bewahren Sie ihn sicher auf. Wir zeigen ihn nur dieses eine
          Mal.
        </Text>
        <SecretField label="Ihr Schlüssel" secret={made.secret} />
      </Stack>
    </Alert>
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
