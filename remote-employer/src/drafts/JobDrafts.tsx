import { apiErrorMessage, useApi, useRenewableMutation } from '@silverjobs/api';
import { deleteJobDraftMutation, jobDraftsQuery } from '@silverjobs/api/job-draft';
import { formatDate, formatTime } from '@silverjobs/contract/formats';
import { useLazyComponent, useShell, useUser } from '@silverjobs/shell';
import {
  Badge,
  Button,
  Card,
  Heading,
  icon,
  Link,
  LinkButton,
  Text,
  VisuallyHidden,
} from '@silverjobs/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { type ListedDraft, listDrafts } from './list-drafts.ts';
import { createUnsavedDrafts } from './unsaved-drafts.ts';
import './job-drafts.css';

/** Begun advertisements of the employer, also those that only this browser has yet (employers-88). */
export function JobDrafts(): ReactNode {
  const { data: stored } = useQuery(jobDraftsQuery(useApi()));
  const { storage } = useShell();
  const userId = useUser()?.id ?? 0;
  const unsaved = useMemo(() => createUnsavedDrafts(storage, userId), [storage, userId]);
  const [here, setHere] = useState<ReturnType<typeof unsaved.read>>({});
  useEffect(() => setHere(unsaved.read()), [unsaved]);
  const drafts = listDrafts(stored ?? [], here);
  if (drafts.length === 0) return null;

  function dropHere(key: string) {
    unsaved.drop(key);
    setHere(unsaved.read());
  }

  return (
    <Card as="section" aria-labelledby="job-drafts" className="job-drafts">
      <Heading id="job-drafts" level={2} size="h4">
        {drafts.length === 1 ? 'Ein Entwurf' : `${drafts.length} Entwürfe`}
      </Heading>
      <ul className="job-drafts__list">
        {drafts.map((draft) => (
          <li key={draft.key}>
            <DraftRow draft={draft} onDeleted={() => dropHere(draft.key)} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

const savedText = ({ savedAt, savedBy }: ListedDraft): string =>
  savedAt === null
    ? 'Liegt nur in diesem Browser und ist noch nicht gespeichert'
    : `Gespeichert am ${formatDate(savedAt)} um ${formatTime(savedAt)} Uhr${savedBy ? ` von ${savedBy}` : ''}`;

function DraftRow({ draft, onDeleted }: { draft: ListedDraft; onDeleted: () => void }) {
  const title = draft.title || 'Ohne Titel';
  const about = <VisuallyHidden> an: {title}</VisuallyHidden>;
  return (
    <div className="job-draft">
      <div className="job-draft__head">
        <Link asChild variant="title">
          <RouterLink to={draft.path}>{title}</RouterLink>
        </Link>
        <Badge>{draft.isChange ? 'Entwurf einer Änderung' : 'Entwurf'}</Badge>
      </div>
      <Text tone="quiet">{[...draft.facts, savedText(draft)].join(' · ')}</Text>
      <div className="job-draft__actions">
        <LinkButton asChild>
          <RouterLink to={draft.path}>
            <Pencil {...icon()} />
            Weiter schreiben{about}
          </RouterLink>
        </LinkButton>
        <DeleteDraft draft={draft} title={title} onDeleted={onDeleted} />
      </div>
    </div>
  );
}

const importConfirm = async () => (await import('@silverjobs/ui/overlays')).ConfirmDialog;

function DeleteDraft({
  draft,
  title,
  onDeleted,
}: {
  draft: ListedDraft;
  title: string;
  onDeleted: () => void;
}) {
  const { notify } = useShell();
  const { Component: Confirm, load } = useLazyComponent(importConfirm);
  const [asking, setAsking] = useState(false);
  const deletion = deleteJobDraftMutation(useApi(), useQueryClient());
  const deleting = useRenewableMutation({
    ...deletion,
    // The row is gone with the first answer: nothing of it hears of the second.
    onSuccess: (...done) => {
      onDeleted();
      notify({ tone: 'success', title: 'Der Entwurf ist gelöscht', message: title });
      return deletion.onSuccess?.(...done);
    },
    onError: (error) => {
      setAsking(false);
      notify({
        tone: 'error',
        title: 'Der Entwurf konnte nicht gelöscht werden',
        message: apiErrorMessage(error, 'Bitte versuchen Sie es noch einmal.'),
      });
    },
  });

  return (
    <>
      <Button
        variant="quiet"
        icon={<Trash2 {...icon()} />}
        onClick={() => {
          setAsking(true);
          void load();
        }}
      >
        Löschen<VisuallyHidden> des Entwurfs {title}</VisuallyHidden>
      </Button>
      {asking && Confirm && (
        <Confirm
          open
          title="Diesen Entwurf löschen?"
          confirmLabel="Entwurf löschen"
          cancelLabel="Nicht löschen"
          tone="danger"
          loading={deleting.isPending}
          onConfirm={() => deleting.mutate(draft.key)}
          onCancel={() => setAsking(false)}
        >
          <Text bold>{title}</Text>
          <Text>
            {draft.isChange
              ? 'Ihre Anzeige bleibt, wie sie ist. Nur die Änderungen gehen verloren, auch für Ihre Kolleginnen und Kollegen.'
              : 'Er ist dann auch für Ihre Kolleginnen und Kollegen weg. Das lässt sich nicht rückgängig machen.'}
          </Text>
        </Confirm>
      )}
    </>
  );
}
