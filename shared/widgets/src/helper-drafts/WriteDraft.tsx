import { useApi } from '@silverjobs/api';
import { deleteDraftMutation, helperDraftsQuery, writeDraftMutation } from '@silverjobs/api/helper';
import type { HelperDraft } from '@silverjobs/contract';
import { MESSAGE_MAX_LENGTH } from '@silverjobs/contract/constants';
import { formatDate } from '@silverjobs/contract/formats';
import { messageForm } from '@silverjobs/contract/forms/message';
import { useShell, useUser } from '@silverjobs/shell';
import { Button, Card, Field, Inline, icon, SkeletonCard, Text, TextArea } from '@silverjobs/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Save } from 'lucide-react';
import type { ReactNode } from 'react';
import { Form } from '../form/Form.tsx';
import { FormFailure } from '../form/FormFailure.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { useForm } from '../form/use-form.ts';
import { LoadFailure } from '../load-failure/LoadFailure.tsx';
import { type DraftPlace, isFor } from './draft-place.ts';

/** A helper writes a text, which only the candidate sends (account-73). */
export function WriteDraft({ place }: { place: DraftPlace }): ReactNode {
  const { data, error, isFetching, refetch } = useQuery(helperDraftsQuery(useApi()));
  if (!data && error) {
    return (
      <LoadFailure
        title="Ihr Entwurf konnte nicht geladen werden"
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <SkeletonCard lines={3} />;
  const draft = data.find((one) => isFor(one, place));
  return <DraftForm key={draft?.id ?? 0} place={place} draft={draft} />;
}

function DraftForm({ place, draft }: { place: DraftPlace; draft: HelperDraft | undefined }) {
  const api = useApi();
  const queries = useQueryClient();
  const { notify } = useShell();
  const name = useUser()?.helps?.name ?? '';
  const removing = useMutation(deleteDraftMutation(api, queries));
  const form = useForm({
    initial: { message: draft?.message ?? '' },
    rules: messageForm,
    work: 'Entwurf',
    mutation: writeDraftMutation(api, queries),
    toBody: ({ message }) => ({ ...place, message: message.trim() }),
    onArrived: () => notify({ tone: 'success', title: 'Entwurf gespeichert' }),
  });
  return (
    <Card as="section" title={`Entwurf für ${name}`}>
      <Form form={form} gap={4}>
        <Text>
          {draft
            ? `Gespeichert am ${formatDate(draft.updated_at)}. ${name} sieht den Text mit Ihrem Namen und kann ihn senden.`
            : `${name} sieht den Text mit Ihrem Namen. Gesendet wird er erst, wenn ${name} es will.`}
        </Text>
        <Field {...form.field('message')} label="Text an den Arbeitgeber" required>
          <TextArea {...form.text('message')} rows={6} limit={MESSAGE_MAX_LENGTH} />
        </Field>
        <FormFailure form={form} title="Der Entwurf wurde nicht gespeichert" />
        <Inline gap={3}>
          <SubmitButton form={form} icon={<Save {...icon()} />}>
            Entwurf speichern
          </SubmitButton>
          {draft && (
            <Button loading={removing.isPending} onClick={() => removing.mutate(draft.id)}>
              Entwurf löschen
            </Button>
          )}
        </Inline>
      </Form>
    </Card>
  );
}
