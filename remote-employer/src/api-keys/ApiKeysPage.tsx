import { useApi } from '@silverjobs/api';
import { apiKeysQuery, makeApiKeyMutation } from '@silverjobs/api/api-key';
import type { NewApiKey } from '@silverjobs/contract';
import { withBasePath } from '@silverjobs/contract/base-path';
import { apiKeyForm } from '@silverjobs/contract/forms/api-key';
import { PageTitle, useShell } from '@silverjobs/shell';
import {
  Alert,
  Button,
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
import { Copy, KeyRound } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import * as ownPaths from '../paths.ts';
import { ApiKeyList } from './ApiKeyList.tsx';
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
  const { notify } = useShell();
  async function copy() {
    try {
      await navigator.clipboard.writeText(made.secret);
      notify({ tone: 'success', title: 'Der Schlüssel ist kopiert' });
    } catch {
      notify({
        tone: 'error',
        title: 'Bitte markieren Sie den Schlüssel und kopieren Sie ihn selbst',
      });
    }
  }
  return (
    <Alert tone="success" title={`Der Schlüssel „${made.name}“ ist erstellt`}>
      <Stack gap={4}>
        <Text>
          Kopieren Sie ihn jetzt und bewahren Sie ihn sicher auf. Wir zeigen ihn nur dieses eine
          Mal.
        </Text>
        <Field label="Ihr Schlüssel">
          <TextInput
            readOnly
            value={made.secret}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        </Field>
        <div>
          <Button icon={<Copy {...icon()} />} onClick={() => void copy()}>
            Schlüssel kopieren
          </Button>
        </div>
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
