import { apiErrorStatus } from '@silverjobs/api';
import { JOB_REPORT_TEXT_MAX_LENGTH } from '@silverjobs/contract/constants';
import { reportForm } from '@silverjobs/contract/forms/report';
import { Field, RadioGroup, Text, TextArea } from '@silverjobs/ui';
import { FormFailure, useForm } from '@silverjobs/widgets/form';
import { DialogForm } from '@silverjobs/widgets/form-dialog';
import type { ReactNode } from 'react';
import { EMPTY_REPORT, needsText, type ReportInput, reportInput } from './report-form.ts';

/** What is reported, and how. */
export interface ReportSubject {
  /** Words of the button and the dialog: 'Stelle melden'. */
  title: string;
  /** Which one, as the user knows it. */
  about: string;
  /** What happens with the report. */
  explanation: string;
  /** What to choose from; none where the reason is `question`. */
  reasons?: readonly { value: string; label: string }[];
  /** The reason of everybody who opens it: they ask something (safety-6). */
  question?: string;
  /** Where the draft is kept. */
  draftKey: string;
  /** Name of the unsaved work. */
  workName: string;
  /** Sends the report; a conflict says that it has arrived before. */
  send(input: ReportInput): Promise<unknown>;
}

export interface ReportDialogProps {
  subject: ReportSubject;
  onClose: () => void;
  /** The report has arrived, now or before. */
  onReported: () => void;
}

const CONFLICT = 409;

/** Tells the operator what is wrong with something. Render it while it is open. */
export function ReportDialog({ subject, onClose, onReported }: ReportDialogProps): ReactNode {
  const { title, about, explanation, reasons = [], question, draftKey, workName } = subject;
  const form = useForm({
    initial: { ...EMPTY_REPORT, reason: question ?? null },
    draft: draftKey,
    keep: {
      reason: (stored) => stored === question || reasons.some(({ value }) => value === stored),
    },
    work: workName,
    rules: ({ reason }) => reportForm(needsText(reason)),
    binding: true,
    mutation: { mutationFn: (input: ReportInput) => send(subject, input) },
    toBody: reportInput,
    onSent: onReported,
  });

  return (
    <DialogForm
      form={form}
      title={title}
      subtitle={about}
      submitLabel={question ? 'Frage senden' : 'Meldung senden'}
      submittingLabel="Wird gesendet …"
      problemsTitle="Bitte ergänzen Sie Ihre Meldung"
      onCloseRequest={onClose}
    >
      {!question && (
        <RadioGroup
          {...form.field('reason')}
          label="Was stimmt nicht?"
          options={reasons}
          value={form.values.reason}
          onChange={(reason) => form.set({ reason })}
        />
      )}
      <Field
        {...form.field('text')}
        label="Was sollen wir dazu wissen?"
        optional={!needsText(form.values.reason)}
      >
        <TextArea {...form.text('text')} rows={4} limit={JOB_REPORT_TEXT_MAX_LENGTH} />
      </Field>
      <Text>{explanation}</Text>
      <FormFailure
        form={form}
        title={question ? 'Ihre Frage wurde nicht gesendet' : 'Ihre Meldung wurde nicht gesendet'}
        fallback="Ihre Angaben sind noch da. Bitte versuchen Sie es noch einmal."
      />
    </DialogForm>
  );
}

/** A conflict says that this user has reported it before, from another window. */
async function send(subject: ReportSubject, input: ReportInput): Promise<void> {
  try {
    await subject.send(input);
  } catch (error) {
    if (apiErrorStatus(error) !== CONFLICT) throw error;
  }
}
