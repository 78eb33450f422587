import { useLazyComponent, useShell } from '@silverjobs/shell';
import { type ReactNode, useState } from 'react';
import type { ReasonDialogProps } from './ReasonDialog.tsx';

const importDialog = async () => (await import('./ReasonDialog.tsx')).ReasonDialog;

type Question = Pick<ReasonDialogProps, 'title' | 'text' | 'submitLabel' | 'reason' | 'send'> & {
  /** Said when it has happened. */
  done: string;
};

/** A dialog that asks for a reason: `ask` opens it, `dialog` is rendered by the page. */
export function useReasonDialog(): { ask: (question: Question) => void; dialog: ReactNode } {
  const { notify } = useShell();
  const lazy = useLazyComponent(importDialog);
  const [question, setQuestion] = useState<Question | null>(null);
  const close = () => setQuestion(null);
  const { Component } = lazy;
  const dialog = question && Component && (
    <Component
      {...question}
      onClose={close}
      onDone={() => {
        close();
        notify({ tone: 'success', title: question.done });
      }}
    />
  );
  return {
    ask: (asked) => {
      setQuestion(asked);
      void lazy.load();
    },
    dialog,
  };
}
