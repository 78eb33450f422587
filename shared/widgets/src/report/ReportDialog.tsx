import { apiErrorMessage, apiErrorStatus, useRenewableMutation } from '@silverjobs/api';
import { useDraft, useUnsavedWork } from '@silverjobs/shell';
import { Alert, ErrorSummary, Field, RadioGroup, Text, TextArea } from '@silverjobs/ui';
import { FormDialog } from '@silverjobs/ui/overlays';
import { type ReactNode, useId, useMemo, useState } from 'react';
import {
  EMPTY_REPORT,
  needsText,
  parseReport,
  REPORT_TEXT_MAX_LENGTH,
  type ReportInput,
  reportInput,
  reportProblems,
} from './report-form.ts';

/** What is reported, and how. */
export interface ReportSubject {
  /** Words of the button and the dialog: 'Stelle melden'. */
  title: string;
  /** Which one, as the user knows it. */
  about: string;
  /** What happens with the report. */
  explanation: string;
  reasons: readonly { value: string; label: string }[];
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
  const { title, about, explanation, reasons, draftKey, workName } = subject;
  const parse = useMemo(() => parseReport(reasons.map((reason) => reason.value)), [reasons]);
  const { value, change, forget } = useDraft(draftKey, parse, EMPTY_REPORT);
  const [tried, setTried] = useState(0);
  const ids = useId();
  const sending = useRenewableMutation({
    mutationFn: (input: ReportInput) => subject.send(input),
  });
  useUnsavedWork(workName, value.reason !== null || value.text !== '');
  const problems = tried > 0 ? reportProblems(value) : {};

  function arrived() {
    forget();
    onReported();
  }

  function submit() {
    setTried(tried + 1);
    const input = reportInput(value);
    if (!input || sending.isPending) return;
    sending.mutate(input, {
      onSuccess: arrived,
      // This user has reported it before, from another window.
      onError: (error) => apiErrorStatus(error) === CONFLICT && arrived(),
    });
  }

  return (
    <FormDialog
      title={title}
      subtitle={about}
      submitLabel="Meldung senden"
      submittingLabel="Wird gesendet …"
      submitting={sending.isPending}
      onSubmit={submit}
      onCloseRequest={onClose}
    >
      {Object.keys(problems).length > 0 && (
        <ErrorSummary
          key={tried}
          title="Bitte ergänzen Sie Ihre Meldung"
          titleLevel={3}
          problems={Object.entries(problems).map(([field, message]) => ({
            fieldId: `${ids}-${field}`,
            message,
          }))}
        />
      )}
      <Text>{explanation}</Text>
      <RadioGroup
        id={`${ids}-reason`}
        label="Was stimmt nicht?"
        options={reasons}
        value={value.reason}
        error={problems.reason}
        onChange={(reason) => change({ ...value, reason })}
      />
      <Field
        id={`${ids}-text`}
        label="Was sollen wir dazu wissen?"
        optional={!needsText(value.reason)}
        error={problems.text}
      >
        <TextArea
          rows={4}
          limit={REPORT_TEXT_MAX_LENGTH}
          value={value.text}
          onChange={({ target }) => change({ ...value, text: target.value })}
        />
      </Field>
      {sending.isError && apiErrorStatus(sending.error) !== CONFLICT && (
        <Alert tone="error" title="Ihre Meldung wurde nicht gesendet">
          {apiErrorMessage(
            sending.error,
            'Ihre Angaben sind noch da. Bitte versuchen Sie es noch einmal.',
          )}
        </Alert>
      )}
    </FormDialog>
  );
}
