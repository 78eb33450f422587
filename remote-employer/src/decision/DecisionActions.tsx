import type { Conversation } from '@silverjobs/contract';
import { useLazyComponent } from '@silverjobs/shell';
import { Button, VisuallyHidden } from '@silverjobs/ui';
import { type ReactNode, useState } from 'react';
import { DECISION_TEXTS, type Decision, nextDecision } from './decision-texts.ts';

const importDialog = async () => (await import('./DecisionDialog.tsx')).DecisionDialog;

interface DecisionActionsProps {
  conversation: Conversation;
  jobTitle: string;
  /** Who has applied, for those who hear the buttons without their row. */
  name: string;
}

/** What usually comes next, and the refusal; the dialog offers the other answers (employers-36). */
export function DecisionActions({ conversation, jobTitle, name }: DecisionActionsProps): ReactNode {
  const dialog = useLazyComponent(importDialog);
  const [open, setOpen] = useState<Decision | null>(null);
  const next = nextDecision(conversation.decision);

  function ask(decision: Decision) {
    setOpen(decision);
    void dialog.load();
  }

  return (
    <>
      {next && (
        <Button onClick={() => ask(next)}>
          {DECISION_TEXTS[next].act}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </Button>
      )}
      {conversation.decision !== 'declined' && (
        <Button variant="quiet" onClick={() => ask('declined')}>
          Absagen<VisuallyHidden>: {name}</VisuallyHidden>
        </Button>
      )}
      {open && dialog.Component && (
        <dialog.Component
          conversation={conversation}
          jobTitle={jobTitle}
          decision={open}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
