import { apiErrorMessage, useRenewableMutation } from '@silverjobs/api';
import { useLazyComponent, useShell } from '@silverjobs/shell';
import { Button, Card, Inline } from '@silverjobs/ui';
import { type ReactNode, useState } from 'react';
import type { Autosave } from './autosave.ts';
import type { DraftState } from './draft-state.ts';

/** How the document is spoken of. */
interface DocumentWords {
  /** 'Lebenslauf' */
  readonly name: string;
  /** 'er', 'es' */
  readonly it: string;
  /** What the one that was replaced is called: 'Vorherige Fassung'. */
  readonly previous: string;
  /** What else goes when it is deleted; '' for nothing. */
  readonly alsoDeleted: string;
}

interface DraftActionsProps<Draft> {
  readonly autosave: Autosave<Draft>;
  readonly state: DraftState<Draft>;
  readonly words: DocumentWords;
  /** Deletes what the server has. */
  readonly onDelete: () => Promise<unknown>;
  readonly onDeleted?: () => void;
  /** The draft as the profile gives it now; without it there is nothing to fill anew. */
  readonly refill?: () => Draft;
}

const importConfirm = async () => (await import('@silverjobs/ui/overlays')).ConfirmDialog;

type Question = 'refill' | 'restore' | 'delete';

function question(asked: Question, { name, it, previous, alsoDeleted }: DocumentWords) {
  const It = it.charAt(0).toUpperCase() + it.slice(1);
  switch (asked) {
    case 'refill':
      return {
        title: `${name} neu aus dem Profil befüllen?`,
        text: `Alles, was jetzt im ${name} steht, wird ersetzt. Sie können danach die vorherige Fassung wiederherstellen.`,
        yes: 'Neu befüllen',
        done: `Ihr ${name} ist neu aus dem Profil befüllt.`,
      };
    case 'restore':
      return {
        title: `${previous} wiederherstellen?`,
        text: 'Was jetzt da steht, tritt dann an seine Stelle. Sie können jederzeit zurückwechseln.',
        yes: 'Wiederherstellen',
        done: `Wiederhergestellt: ${previous}.`,
      };
    case 'delete':
      return {
        title: `Ihr ${name} löschen?`,
        text: `${It} wird auf unserem Server gelöscht${alsoDeleted}. Das lässt sich nicht rückgängig machen.`,
        yes: `${name} löschen`,
        done: `Ihr ${name} ist gelöscht.`,
      };
  }
}

/** What concerns a document as a whole; each asks first. */
export function DraftActions<Draft>(props: DraftActionsProps<Draft>): ReactNode {
  const { autosave, state, words, onDelete, onDeleted, refill } = props;
  const { notify } = useShell();
  const { Component: Confirm, load } = useLazyComponent(importConfirm);
  const [asked, setAsked] = useState<Question | null>(null);
  const deleting = useRenewableMutation({
    mutationFn: onDelete,
    onSuccess: () => {
      autosave.forget();
      onDeleted?.();
      setAsked(null);
      notify({ tone: 'success', title: question('delete', words).done });
    },
    onError: (error) => {
      setAsked(null);
      notify({
        tone: 'error',
        title: `Ihr ${words.name} konnte nicht gelöscht werden`,
        message: apiErrorMessage(error, 'Bitte versuchen Sie es noch einmal.'),
      });
    },
  });
  const { previous, version } = state.stored;
  const shown = asked && question(asked, words);

  function ask(next: Question) {
    setAsked(next);
    void load();
  }

  function confirm() {
    if (asked === 'delete') return deleting.mutate();
    if (asked === 'refill' && refill) void autosave.replace(refill());
    if (asked === 'restore' && previous) void autosave.replace(previous);
    setAsked(null);
    if (shown) notify({ tone: 'success', title: shown.done });
  }

  if (!refill && !previous && version === 0) return null;
  return (
    <Card as="section" title="Weitere Möglichkeiten">
      <Inline gap={3} stackOnPhone>
        {refill && <Button onClick={() => ask('refill')}>Aus Profil neu befüllen</Button>}
        {previous && (
          <Button onClick={() => ask('restore')}>{`${words.previous} wiederherstellen`}</Button>
        )}
        {version > 0 && (
          <Button variant="quiet" onClick={() => ask('delete')}>
            {`${words.name} löschen`}
          </Button>
        )}
      </Inline>
      {Confirm && shown && (
        <Confirm
          open
          title={shown.title}
          confirmLabel={shown.yes}
          cancelLabel="Abbrechen"
          tone={asked === 'delete' ? 'danger' : 'primary'}
          loading={deleting.isPending}
          onConfirm={confirm}
          onCancel={() => setAsked(null)}
        >
          {shown.text}
        </Confirm>
      )}
    </Card>
  );
}
