import { useApi } from '@silverjobs/api';
import { addWebhookMutation, deleteWebhookMutation, webhooksQuery } from '@silverjobs/api/webhook';
import type { NewWebhook, Webhook } from '@silverjobs/contract';
import { formatDate } from '@silverjobs/contract/formats';
import { webhookForm } from '@silverjobs/contract/forms/webhook';
import { paths, pathTo } from '@silverjobs/contract/paths';
import { Badge, Field, icon, Link, Text, TextInput } from '@silverjobs/ui';
import { Form, FormFailure, SubmitButton, useForm } from '@silverjobs/widgets/form';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { SecretsCard } from '../secrets/SecretsCard.tsx';

/** Addresses that are told of applications and advertisements (employers-86). */
export function WebhooksCard(): ReactNode {
  const api = useApi();
  return (
    <SecretsCard
      texts={TEXTS}
      list={useQuery(webhooksQuery(api))}
      deletion={deleteWebhookMutation(api, useQueryClient())}
      row={(hook) => <HookRow hook={hook} />}
      form={(onMade) => <NewHook onMade={onMade} />}
    />
  );
}

const TEXTS = {
  title: 'Ihrem Programm Bescheid geben (Webhooks)',
  purpose:
    'Wir melden Ihrem Programm neue Bewerbungen und was mit Ihren Anzeigen geschieht. Gemeldet werden nur Nummern, keine Namen. Die Einzelheiten holt es sich mit einem Schlüssel.',
  loadFailure: 'Ihre Adressen konnten nicht geladen werden',
  empty: 'Noch keine Adresse. Sobald Sie eine hinzufügen, steht sie hier.',
  made: {
    title: 'Die Adresse ist gespeichert',
    children:
      'Mit diesem Geheimnis prüft Ihr Programm, ob eine Meldung von uns kommt. Wir zeigen es nur dieses eine Mal.',
    label: 'Ihr Geheimnis',
  },
  deleting: {
    label: ({ url }: Webhook) => `Löschen: Adresse ${url}`,
    title: () => 'Adresse löschen?',
    outcome: ({ url }: Webhook) => `${url} bekommt dann keine Meldungen mehr.`,
    confirmLabel: 'Adresse löschen',
    failure: 'Die Adresse wurde nicht gelöscht',
  },
};

function HookRow({ hook: { id, url, delivered_at, off_at } }: { hook: Webhook }) {
  return (
    <>
      <Text bold>
        <Link asChild variant="standalone">
          <RouterLink to={pathTo(paths.webhook, { id })}>{url}</RouterLink>
        </Link>
      </Text>
      <Text tone="quiet">
        {delivered_at === null
          ? 'Noch nichts angekommen.'
          : `Zuletzt angekommen am ${formatDate(delivered_at)}.`}
      </Text>
      {off_at !== null && <Badge tone="error">Abgeschaltet</Badge>}
    </>
  );
}

function NewHook({ onMade }: { onMade: (made: NewWebhook) => void }) {
  const form = useForm({
    initial: { url: '' },
    rules: webhookForm,
    work: 'Adresse',
    mutation: addWebhookMutation(useApi(), useQueryClient()),
    toBody: ({ url }: { url: string }) => ({ url: url.trim() }),
    onSent: onMade,
  });
  return (
    <Form form={form}>
      <Field
        {...form.field('url')}
        label="Adresse, an die wir melden sollen"
        hint="Sie beginnt mit https:// und steht in Ihrer Bewerberverwaltung, oft unter „Webhook“."
        required
      >
        <TextInput {...form.text('url')} type="url" inputMode="url" autoComplete="off" />
      </Field>
      <FormFailure form={form} title="Die Adresse wurde nicht gespeichert" />
      <div>
        <SubmitButton form={form} icon={<Plus {...icon()} />}>
          Adresse hinzufügen
        </SubmitButton>
      </div>
    </Form>
  );
}
