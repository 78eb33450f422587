import { useRenewableMutation } from '@silverjobs/api';
import type { DeclarationReceipt } from '@silverjobs/contract';
import { useDraft, useUnsavedWork, useUser } from '@silverjobs/shell';
import type { UseMutationOptions } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import {
  type DeclarationDraft,
  type DeclarationField,
  type DeclarationProblem,
  EMPTY_DECLARATION,
  type FilledDeclaration,
  filledDeclaration,
  parseDeclarationDraft,
} from './declaration-form.ts';

/** What was sent, with what the server answered. */
export interface Declared {
  values: FilledDeclaration;
  receipt: DeclarationReceipt;
}

interface DeclarationParts<Body> {
  /** Name of the stored draft. */
  draft: string;
  /** What is being written, for the question before leaving. */
  work: string;
  sending: UseMutationOptions<DeclarationReceipt, Error, Body>;
  problemsOf: (values: FilledDeclaration) => DeclarationProblem[];
  bodyOf: (values: FilledDeclaration) => Body;
  onDeclared: (declared: Declared) => void;
}

/** A form that declares something: values that survive a reload, problems, sending. */
export function useDeclarationForm<Body>(parts: DeclarationParts<Body>) {
  const user = useUser();
  const contact = user?._candidate?.contact;
  const name = [contact?.first_name, contact?.last_name].filter(Boolean).join(' ');
  const known = { name: name || (user?._client?.contact_name ?? ''), email: user?.email ?? '' };
  const draft = useDraft(parts.draft, parseDeclarationDraft, EMPTY_DECLARATION);
  const values = filledDeclaration(draft.value, known);
  const [tried, setTried] = useState(0);
  const ids = useId();
  const sending = useRenewableMutation(parts.sending);
  const problems = tried > 0 ? parts.problemsOf(values) : [];
  const idOf = (field: DeclarationField) => `${ids}-${field}`;
  useUnsavedWork(parts.work, draft.value.reason.trim() !== '');

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(tried + 1);
    if (sending.isPending || parts.problemsOf(values).length > 0) return;
    sending.mutate(parts.bodyOf(values), {
      onSuccess: (receipt) => {
        draft.forget();
        parts.onDeclared({ values, receipt });
      },
    });
  }

  return {
    values,
    tried,
    problems,
    sending,
    submit,
    idOf,
    errorOf: (field: DeclarationField) => problems.find((found) => found.field === field)?.text,
    change: (part: Partial<DeclarationDraft>) => draft.change({ ...draft.value, ...part }),
  };
}
