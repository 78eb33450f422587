import { useApi } from '@silverjobs/api';
import { apiKeysQuery, endApiKeyMutation, makeApiKeyMutation } from '@silverjobs/api/api-key';
import type { ApiKey, NewApiKey } from '@silverjobs/contract';
import { formatDate } from '@silverjobs/contract/formats';
import { apiKeyForm } from '@silverjobs/contract/forms/api-key';
import { Field, icon, Text, TextInput } from '@silverjobs/ui';
import { Form, FormFailure, SubmitButton, useForm } from '@silverjobs/widgets/form';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { SecretsCard } from '../secrets/SecretsCard.tsx';

/** Keys that programmes of the employer ask with (employers-72). */
export function ApiKeysCard(): ReactNode {
  const api = useApi();
  return (
    <SecretsCard
      texts={TEXTS}
      list={useQuery(apiKeysQuery(api))}
      deletion={endApiKeyMutation(api, useQueryClient())}
      row={(key) => <KeyRow apiKey={key} />}
      form={(onMade) => <NewKey onMade={onMade} />}
    />
  );
}

const TEXTS = {
  title: 'Ihre Schlüssel',
  purpose:
    'Mit einem Schlüssel weist sich Ihr Programm bei uns aus. Geben Sie jedem Programm einen eigenen: So können Sie einen löschen, ohne dass die anderen stehen bleiben.',
  loadFailure: 'Ihre Schlüssel konnten nicht geladen werden',
  empty: 'Noch kein Schlüssel. Sobald Sie einen erstellen, steht er hier.',
  made: {
    title: 'Der Schlüssel ist erstellt',
    children:
      'Kopieren Sie ihn jetzt und bewahren Sie ihn sicher auf. Wir zeigen ihn nur dieses eine Mal.',
    label: 'Ihr Schlüssel',
  },
  deleting: {
    label: ({ name }: ApiKey) => `Löschen: Schlüssel „${name}“`,
    title: ({ name }: ApiKey) => `Schlüssel „${name}“ löschen?`,
    outcome: () => 'Programme, die ihn benutzen, kommen dann sofort nicht mehr an Ihre Anzeigen.',
    confirmLabel: 'Schlüssel löschen',
    failure: 'Der Schlüssel wurde nicht gelöscht',
  },
};

function KeyRow({ apiKey: { name, start, created_at, used_at } }: { apiKey: ApiKey }) {
  return (
    <>
      <Text bold>{name}</Text>
      <Text tone="quiet">
        {`Beginnt mit ${start}. Erstellt am ${formatDate(created_at)}. `}
        {used_at === null ? 'Noch nicht benutzt.' : `Zuletzt benutzt am ${formatDate(used_at)}.`}
      </Text>
    </>
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
    <Form form={form}>
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
  );
}
