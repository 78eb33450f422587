import { apiErrorMessage, useApi, useRenewableMutation } from '@silverjobs/api';
import { deleteCv } from '@silverjobs/api/cv';
import type { CvDraft } from '@silverjobs/contract';
import { useLazyComponent, useShell } from '@silverjobs/shell';
import { Button, Card, Inline } from '@silverjobs/ui';
import { type ReactNode, useState } from 'react';
import type { CvAutosave } from './cv-autosave.ts';
import type { CvState } from './cv-state.ts';

export interface MoreActionsProps {
  readonly autosave: CvAutosave;
  readonly state: CvState;
  /** The CV as the profile gives it now. */
  readonly built: CvDraft;
}

const importConfirm = async () => (await import('@silverjobs/ui/overlays')).ConfirmDialog;

type Question = 'refill' | 'restore' | 'delete';

const QUESTIONS: Readonly<Record<Question, { title: string; text: string; yes: string }>> = {
  refill: {
    title: 'Lebenslauf neu aus dem Profil befüllen?',
    text: 'Alles, was jetzt im Lebenslauf steht, wird ersetzt. Sie können danach die vorherige Fassung wiederherstellen.',
    yes: 'Neu befüllen',
  },
  restore: {
    title: 'Vorherige Fassung wiederherstellen?',
    text: 'Die jetzige Fassung wird dann die vorherige. Sie können jederzeit zurückwechseln.',
    yes: 'Wiederherstellen',
  },
  delete: {
    title: 'Gespeicherten Lebenslauf löschen?',
    text: 'Er wird auf unserem Server gelöscht, auch die vorherige Fassung. Das lässt sich nicht rückgängig machen.',
    yes: 'Lebenslauf löschen',
  },
};

/** What concerns the CV as a whole; each asks first. */
export function MoreActions({ autosave, state, built }: MoreActionsProps): ReactNode {
  const api = useApi();
  const { notify } = useShell();
  const { Component: Confirm, load } = useLazyComponent(importConfirm);
  const [asked, setAsked] = useState<Question | null>(null);
  const deleting = useRenewableMutation({
    mutationFn: () => deleteCv(api),
    onSuccess: () => {
      autosave.forget();
      setAsked(null);
      notify({ tone: 'success', title: 'Ihr Lebenslauf ist gelöscht.' });
    },
    onError: (error) => {
      setAsked(null);
      notify({
        tone: 'error',
        title: 'Ihr Lebenslauf konnte nicht gelöscht werden',
        message: apiErrorMessage(error, 'Bitte versuchen Sie es noch einmal.'),
      });
    },
  });
  const { previous, version } = state.stored;

  function ask(question: Question) {
    setAsked(question);
    void load();
  }

  function confirm() {
    if (asked === 'delete') return deleting.mutate();
    const { photo } = state.draft;
    if (asked === 'refill') void autosave.replace({ ...built, photo });
    if (asked === 'restore' && previous) void autosave.replace(previous);
    setAsked(null);
    notify({
      tone: 'success',
      title:
        asked === 'refill'
          ? 'Ihr Lebenslauf ist neu aus dem Profil befüllt.'
          : 'Die vorherige Fassung ist wiederhergestellt.',
    });
  }

  return (
    <Card as="section" title="Weitere Möglichkeiten">
      <Inline gap={3} stackOnPhone>
        <Button onClick={() => ask('refill')}>Aus Profil neu befüllen</Button>
        {previous && (
          <Button onClick={() => ask('restore')}>Vorherige Fassung wiederherstellen</Button>
        )}
        {version > 0 && (
          <Button variant="quiet" onClick={() => ask('delete')}>
            Lebenslauf löschen
          </Button>
        )}
      </Inline>
      {Confirm && asked && (
        <Confirm
          open
          title={QUESTIONS[asked].title}
          confirmLabel={QUESTIONS[asked].yes}
          cancelLabel="Abbrechen"
          tone={asked === 'delete' ? 'danger' : 'primary'}
          loading={deleting.isPending}
          onConfirm={confirm}
          onCancel={() => setAsked(null)}
        >
          {QUESTIONS[asked].text}
        </Confirm>
      )}
    </Card>
  );
}
