import { type CandidateChange, useCandidateUpdate } from '@silverjobs/api/candidate';
import type { Candidate } from '@silverjobs/contract';
import { useShell } from '@silverjobs/shell';
import { FormFailure, type FormOptions, useForm } from '@silverjobs/widgets/form';
import { DialogForm, RecoveredHint } from '@silverjobs/widgets/form-dialog';
import type { ReactNode } from 'react';
import type { FormValues } from './form-values.ts';
import { SAVED } from './saved.ts';
import { NOT_SAVED, updateFailure } from './update-failure.ts';

/** A form of the profile as its fields use it. */
export type EditForm<F extends string> = Pick<
  ReturnType<typeof useForm<FormValues<F>, CandidateChange, Candidate>>,
  'values' | 'set' | 'field' | 'text' | 'idOf' | 'errorOf'
>;

interface EditDialogProps<F extends string> {
  title: string;
  subtitle?: string;
  /** Name of the draft, and what unsaved work is called. */
  name: string;
  candidate: Candidate;
  /** What the profile holds, as the form shows it. */
  read: (candidate: Candidate) => FormValues<F>;
  rules?: FormOptions<FormValues<F>, CandidateChange, Candidate>['rules'];
  names?: Partial<Record<F, string>>;
  /** Fields that two windows never mix, and words that only the profile knows (formats-28). */
  together?: readonly (readonly F[])[];
  words?: (candidate: Candidate) => Partial<Record<F, string | null>>;
  /** The change that is sent. */
  toChange: (values: FormValues<F>) => CandidateChange;
  onClose: () => void;
  children: (form: EditForm<F>) => ReactNode;
}

/**
 * The dialog of a card of the profile: 'Speichern' and 'Abbrechen' (profile-12, profile-20). Closed in
 * another way, what was typed waits for the next time.
 */
export function EditDialog<F extends string>(props: EditDialogProps<F>) {
  const { title, subtitle, name, candidate, read, rules, names, together, words } = props;
  const { toChange, onClose, children } = props;
  const { notify } = useShell();
  const form = useForm({
    initial: read(candidate),
    version: candidate.version,
    readCurrent: read,
    draft: `profile.${name}`,
    work: name,
    rules,
    names,
    together,
    words,
    mutation: useCandidateUpdate(),
    toBody: (values, version) => ({ ...toChange(values), version }),
    onUnchanged: cancel,
    onSent: () => {
      notify({ tone: 'success', title: SAVED });
      onClose();
    },
    onFailed: (error) => notify(updateFailure(error)),
  });

  function close() {
    if (!form.changed) form.discard();
    onClose();
  }

  function cancel() {
    form.discard();
    onClose();
  }

  return (
    <DialogForm
      form={form}
      title={title}
      subtitle={subtitle}
      onCloseRequest={close}
      onCancel={cancel}
    >
      {form.recovered && <RecoveredHint />}
      {children(form)}
      <FormFailure
        form={form}
        // The notice over the page reads it out.
        announce={false}
        title={NOT_SAVED}
        fallback="Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal. Ihre Eingaben sind noch da."
      />
    </DialogForm>
  );
}
