import { apiErrorMessage, useApi } from '@silverjobs/api';
import { addWebhookMutation, deleteWebhookMutation, webhooksQuery } from '@silverjobs/api/webhook';
import type { NewWebhook, Webhook } from '@silverjobs/contract';
import { formatDate } from '@silverjobs/contract/formats';
import { webhookForm } from '@silverjobs/contract/forms/webhook';
import { paths, pathTo } from '@silverjobs/contract/paths';
import {
  Alert,
  Badge,
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
import { ConfirmDialog } from '@silverjobs/ui/overlays';
import { Form, FormFailure, SubmitButton, useForm } from '@silverjobs/widgets/form';
import { LoadFailure } from '@silverjobs/widgets/load-failure';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { SecretField } from '../api-keys/SecretField.tsx';
import './webhooks.css';

/** Addresses that are told of applications and advertisements (employers-86). */
export function WebhooksCard(): ReactNode {
  const hooks = useQuery(webhooksQuery(useApi()));
  const [made, setMade] = useState<NewWebhook | null>(null);
  return (
    <Card as="section" title="Ihrem Programm Bescheid geben (Webhooks)">
      <Stack gap={5}>
        <Text>
          Wir melden Ihrem Programm neue Bewerbungen und was mit Ihren Anzeigen geschieht. Gemeldet
          werden nur Nummern, keine Namen. Die Einzelheiten holt es sich mit einem Schlüssel.
        </Text>
        {made && (
          <Alert tone="success" title="Die Adresse ist gespeichert">
            <Stack gap={4}>
              <Text>
                Mit diesem Geheimnis prüft Ihr Programm, ob eine Meldung von uns kommt. Wir zeigen
                es nur dieses eine Mal.
              </Text>
              <SecretField label="Ihr Geheimnis" secret={made.secret} />
            </Stack>
          </Alert>
        )}
        {hooks.isPending && <SkeletonCard lines={2} />}
        {hooks.isError && !hooks.data && (
          <LoadFailure
            title="Ihre Adressen konnten nicht geladen werden"
            error={hooks.error}
            retrying={hooks.isFetching}
            onRetry={() => void hooks.refetch()}
          />
        )}
        {hooks.data && hooks.data.length > 0 && (
          <HookList
            hooks={hooks.data}
            onDeleted={(id) => setMade((before) => (before?.id === id ? null : before))}
          />
        )}
        <NewHook onMade={setMade} />
      </Stack>
    </Card>
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
    <Form form={form} gap={4}>
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

interface HookListProps {
  hooks: readonly Webhook[];
  onDeleted: (id: number) => void;
}

function HookList({ hooks, onDeleted }: HookListProps) {
  const [ending, setEnding] = useState<Webhook | null>(null);
  const end = useMutation(deleteWebhookMutation(useApi(), useQueryClient()));

  function confirm(id: number) {
    end.mutate(id, {
      onSuccess: () => {
        setEnding(null);
        onDeleted(id);
      },
    });
  }

  return (
    <>
      <ul className="webhooks__list">
        {hooks.map((hook) => (
          <li key={hook.id} className="webhooks__row">
            <div className="webhooks__what">
              <Text bold>
                <Link asChild variant="standalone">
                  <RouterLink to={pathTo(paths.webhook, { id: hook.id })}>{hook.url}</RouterLink>
                </Link>
              </Text>
              <Text tone="quiet">
                {hook.delivered_at === null
                  ? 'Noch nichts angekommen.'
                  : `Zuletzt angekommen am ${formatDate(hook.delivered_at)}.`}
              </Text>
              {hook.off_at !== null && <Badge tone="error">Abgeschaltet</Badge>}
            </div>
            <Button
              variant="quiet"
              icon={<Trash2 {...icon()} />}
              aria-label={`Adresse ${hook.url} löschen`}
              onClick={() => {
                end.reset();
                setEnding(hook);
              }}
            >
              Löschen
            </Button>
          </li>
        ))}
      </ul>
      {ending && (
        <ConfirmDialog
          open
          tone="danger"
          title="Adresse löschen?"
          confirmLabel="Adresse löschen"
          loading={end.isPending}
          onConfirm={() => confirm(ending.id)}
          onCancel={() => setEnding(null)}
        >
          <Stack gap={4}>
            <Text className="webhooks__what">{`${ending.url} bekommt dann keine Meldungen mehr.`}</Text>
            {end.isError && (
              <Alert tone="error" title="Die Adresse wurde nicht gelöscht">
                {apiErrorMessage(end.error, 'Bitte versuchen Sie es noch einmal.')}
              </Alert>
            )}
          </Stack>
        </ConfirmDialog>
      )}
    </>
  );
}
