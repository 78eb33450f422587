import { useApi, useRenewableMutation } from '@silverjobs/api';
import { deleteDraftMutation, helperDraftsQuery, writeDraftMutation } from '@silverjobs/api/helper';
import type { HelperDraft } from '@silverjobs/contract';
import { MESSAGE_MAX_LENGTH } from '@silverjobs/contract/constants';
import { formatDate } from '@silverjobs/contract/formats';
import { messageForm } from '@silverjobs/contract/forms/message';
import { useShell, useUser } from '@silverjobs/shell';
import {
  Button,
  Card,
  Field,
  Inline,
  icon,
  SkeletonCard,
  Switch,
  Text,
  TextArea,
} from '@silverjobs/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Save } from 'lucide-react';
import type { ReactNode } from 'react';
import { Form } from '../form/Form.tsx';
import { FormFailure } from '../form/FormFailure.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { useForm } from '../form/use-form.ts';
import { LoadFailure } from '../load-failure/LoadFailure.tsx';
import { PaperPicker } from '../papers/PaperPicker.tsx';
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
  const helps = useUser()?.helps;
  const name = helps?.name ?? '';
  const mayAttach = helps?.permissions.includes('attach') === true;
  const isFirstLetter = 'job_demand_id' in place;
  const removing = useRenewableMutation(deleteDraftMutation(api, queries));
  const form = useForm({
    initial: {
      message: draft?.message ?? '',
      paperIds: draft?.papers.map(({ id }) => id) ?? [],
      share: draft?.show_contact_details === 'on',
    },
    rules: messageForm,
    work: 'Entwurf',
    mutation: writeDraftMutation(api, queries),
    toBody: ({ message, paperIds, share }) => ({
      ...place,
      message: message.trim(),
      ...(mayAttach && { paper_ids: paperIds }),
      ...(mayAttach &&
        isFirstLetter && { show_contact_details: share ? ('on' as const) : ('off' as const) }),
    }),
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
        {mayAttach && (
          <>
            <Text tone="quiet">
              {`Was mitgehen soll, schlagen Sie vor. ${name} sieht es und bestätigt es vor dem Senden.`}
            </Text>
            {isFirstLetter && (
              <Switch
                checked={form.values.share}
                onChange={({ target }) => form.set({ share: target.checked })}
              >
                {`Kontaktdaten von ${name} mitsenden`}
              </Switch>
            )}
            <PaperPicker
              chosen={form.values.paperIds}
              onChange={(paperIds) => form.set({ paperIds })}
              namesOnly
            />
          </>
        )}
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
