import { apiErrorBody } from '@silverjobs/api';
import { type CandidateChange, useUpdateCandidate } from '@silverjobs/api/candidate';
import { useDraft, useShell, useUnsavedWork } from '@silverjobs/shell';
import { useId, useState } from 'react';
import {
  draftParser,
  type FormProblem,
  type FormValues,
  fieldOfParam,
  sameValues,
} from './form-values.ts';
import { updateFailure } from './update-failure.ts';

/** Said when a change is saved. */
export const SAVED = 'Eingabe erfolgreich gespeichert';

export interface EditFormOptions<F extends string> {
  /** Name of the draft, and what unsaved work is called. */
  name: string;
  /** What the profile holds. */
  stored: FormValues<F>;
  /** What is wrong, in the order of the form. */
  problemsOf?: ((values: FormValues<F>) => FormProblem<F>[]) | undefined;
  /** The change that is sent. */
  toChange: (values: FormValues<F>) => CandidateChange;
  onClose: () => void;
}

/** A form of the profile as its fields use it. */
export interface EditForm<F extends string> {
  values: FormValues<F>;
  set: (changed: Partial<FormValues<F>>) => void;
  /** Id of a field's control. */
  idOf: (field: F) => string;
  errorOf: (field: F) => string | undefined;
}

/**
 * A form that saves a section of the profile (PROF-05). What was typed is a draft: it survives a
 * failure, a closed dialog, a reload and the end of the session, until it is saved or cancelled.
 */
export function useEditForm<F extends string>(options: EditFormOptions<F>) {
  const { name, problemsOf, toChange, onClose } = options;
  const { notify } = useShell();
  const [stored] = useState(options.stored);
  const [parse] = useState(() => draftParser(stored));
  const draft = useDraft(`profile.${name}`, parse, stored);
  const [tried, setTried] = useState(false);
  const [touched, setTouched] = useState(false);
  const saving = useUpdateCandidate();
  const ids = useId();
  const values = draft.value;
  const changed = !sameValues(values, stored);
  useUnsavedWork(name, changed);

  const problems = tried ? (problemsOf?.(values) ?? []) : [];
  const refused = saving.isError ? apiErrorBody(saving.error) : null;
  const refusedField = fieldOfParam(stored, refused?.param);
  const idOf = (field: F) => `${ids}-${field}`;

  function set(change: Partial<FormValues<F>>) {
    setTouched(true);
    if (saving.isError) saving.reset();
    draft.change({ ...values, ...change });
  }

  /** By 'Schließen' or Escape: what was typed waits for the next time. */
  function close() {
    if (!changed) draft.forget();
    onClose();
  }

  function cancel() {
    draft.forget();
    onClose();
  }

  function submit() {
    setTried(true);
    const [first] = problemsOf?.(values) ?? [];
    if (first) return document.getElementById(idOf(first.field))?.focus();
    if (!changed) return cancel();
    saving.mutate(toChange(values), {
      onSuccess: () => {
        notify({ tone: 'success', title: SAVED });
        draft.forget();
        onClose();
      },
      onError: (error) => {
        notify(updateFailure(error));
        const field = fieldOfParam(stored, apiErrorBody(error)?.param);
        if (field) document.getElementById(idOf(field))?.focus();
      },
    });
  }

  const form: EditForm<F> = {
    values,
    set,
    idOf,
    errorOf: (field) =>
      problems.find((problem) => problem.field === field)?.text ??
      (field === refusedField ? refused?.message : undefined),
  };
  return {
    form,
    submit,
    close,
    cancel,
    saving: saving.isPending,
    error: saving.error,
    /** What is shown comes from an earlier time and is not saved. */
    recovered: changed && !touched,
  };
}
