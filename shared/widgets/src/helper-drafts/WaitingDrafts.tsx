import { apiErrorMessage, useApi, useRenewableMutation } from '@silverjobs/api';
import { deleteDraftMutation, helperDraftsQuery, sendDraftMutation } from '@silverjobs/api/helper';
import type { Candidate, HelperDraft } from '@silverjobs/contract';
import { formatDate } from '@silverjobs/contract/formats';
import { paths, pathTo } from '@silverjobs/contract/paths';
import { useShell, useUser } from '@silverjobs/shell';
import { Alert, Button, Card, Inline, icon, Link, Stack, Switch, Text } from '@silverjobs/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { PaperPicker } from '../papers/PaperPicker.tsx';
import { type DraftPlace, isFor } from './draft-place.ts';

/**
 * Texts that helpers wrote, each with who wrote it: the candidate sends it by one press or throws it away
 * (account-73).
 * @param place only those for a job or a conversation
 */
export function WaitingDrafts({ place }: { place?: DraftPlace }): ReactNode {
  const { data = [] } = useQuery(helperDraftsQuery(useApi()));
  const shown = place ? data.filter((draft) => isFor(draft, place)) : data;
  return shown.map((draft) => (
    <WaitingDraft key={`${draft.id} ${draft.updated_at}`} draft={draft} linked={!place} />
  ));
}

function pathOf({ job_demand_id: job, communication_id: talk }: HelperDraft): string {
  return talk === null
    ? pathTo(paths.job, { id: job ?? 0 })
    : pathTo(paths.conversation, { id: talk });
}

function WaitingDraft({ draft, linked }: { draft: HelperDraft; linked: boolean }) {
  const { id, title, message, author, updated_at, communication_id } = draft;
  const api = useApi();
  const queries = useQueryClient();
  const { notify, session } = useShell();
  const onGone = () => {
    const { user } = session.getState();
    const left = (user?.helper_drafts ?? 1) - 1;
    session.setState({ user: user && { ...user, helper_drafts: Math.max(0, left) } });
  };
  const sending = useRenewableMutation({
    ...sendDraftMutation(api, queries),
    onSuccess: () => {
      notify({ tone: 'success', title: 'Nachricht erfolgreich gesendet' });
      onGone();
    },
  });
  const deleting = useRenewableMutation({
    ...deleteDraftMutation(api, queries),
    onSuccess: onGone,
  });
  const proposes = draft.papers.length > 0 || draft.show_contact_details === 'on';
  const [paperIds, setPaperIds] = useState(() => draft.papers.map(({ id: paper }) => paper));
  const contact = useUser()?._candidate?.contact;
  const [share, setShare] = useState(draft.show_contact_details === 'on');
  const shares = share && contact?.complete === true;
  const busy = sending.isPending || deleting.isPending;
  const send = () =>
    sending.mutate({
      id,
      body: {
        message,
        paper_ids: paperIds,
        ...(communication_id === null && { show_contact_details: shares ? 'on' : 'off' }),
      },
    });
  const failed = sending.error ?? deleting.error;
  return (
    <Card as="section" title={`Entwurf von ${author}`}>
      <Stack gap={4}>
        <Text tone="quiet">
          {`Geschrieben von ${author} am ${formatDate(updated_at)}. Noch nicht gesendet.`}
          {linked && title && (
            <>
              {' Zu: '}
              <Link asChild>
                <RouterLink to={pathOf(draft)}>{title}</RouterLink>
              </Link>
            </>
          )}
        </Text>
        <Text preserveLines reading>
          {message}
        </Text>
        {proposes && (
          <>
            <Text bold>{`${author} schlägt vor, das mitzuschicken. Bitte prüfen Sie es:`}</Text>
            {communication_id === null && (
              <ContactChoice contact={contact} checked={shares} onChange={setShare} />
            )}
            <PaperPicker chosen={paperIds} onChange={setPaperIds} />
          </>
        )}
        {communication_id === null && (
          <Text tone="quiet">
            {`Der Arbeitgeber bekommt diesen Text ${shares ? 'mit Ihren' : 'ohne Ihre'} Kontaktdaten und ${paperIds.length > 0 ? `mit ${paperIds.length} ${paperIds.length === 1 ? 'Unterlage' : 'Unterlagen'}` : 'ohne Unterlagen'}. Er antwortet Ihnen hier unter Nachrichten.`}
          </Text>
        )}
        {failed && (
          <Alert tone="error" title="Das hat nicht geklappt">
            {apiErrorMessage(failed, 'Bitte versuchen Sie es noch einmal.')}
          </Alert>
        )}
        <Inline gap={3}>
          <Button
            variant="primary"
            icon={<Send {...icon()} />}
            loading={sending.isPending}
            loadingText="Wird gesendet …"
            onClick={() => !busy && send()}
          >
            Senden
          </Button>
          <Button loading={deleting.isPending} onClick={() => !busy && deleting.mutate(id)}>
            Verwerfen
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}

interface ContactChoiceProps {
  contact: Candidate['contact'] | undefined;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** The own contact data as the employer would get them, to be confirmed. */
function ContactChoice({ contact, checked, onChange }: ContactChoiceProps) {
  if (!contact?.complete) {
    return (
      <Text>
        Ihre Kontaktdaten gehen noch nicht mit: Im Profil fehlt etwas davon.{' '}
        <Link asChild>
          <RouterLink to={paths.profile}>Zu Ihrem Profil</RouterLink>
        </Link>
      </Text>
    );
  }
  const { first_name, last_name, phone } = contact;
  return (
    <Stack gap={2}>
      <Switch checked={checked} onChange={({ target }) => onChange(target.checked)}>
        Ihre Kontaktdaten mitsenden
      </Switch>
      <Text tone="quiet">{`${first_name} ${last_name}, Telefon ${phone}, und Ihre E-Mail-Adresse`}</Text>
    </Stack>
  );
}
