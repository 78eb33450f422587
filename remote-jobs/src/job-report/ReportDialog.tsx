import { apiErrorMessage, apiErrorStatus, useApi, useRenewableMutation } from '@silverjobs/api';
import { reportJobMutation } from '@silverjobs/api/job-report';
import type { JobDemand } from '@silverjobs/contract';
import { JOB_REPORT_TEXT_MAX_LENGTH } from '@silverjobs/contract/constants';
import { useDraft, useUnsavedWork } from '@silverjobs/shell';
import {
  Alert,
  Button,
  ErrorSummary,
  Field,
  RadioGroup,
  Stack,
  Text,
  TextArea,
} from '@silverjobs/ui';
import { Dialog } from '@silverjobs/ui/overlays';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { EMPTY_REPORT, parseReport, REASONS, reportInput, reportProblems } from './report-form.ts';

export interface ReportDialogProps {
  job: Pick<JobDemand, 'id' | 'title'>;
  onClose: () => void;
  /** The report has arrived, now or before. */
  onReported: () => void;
}

const CONFLICT = 409;

/** Tells the operator what is wrong with a job. Render it while it is open. */
export function ReportDialog({ job, onClose, onReported }: ReportDialogProps): ReactNode {
  const { value, change, forget } = useDraft(`report.${job.id}`, parseReport, EMPTY_REPORT);
  const [tried, setTried] = useState(0);
  const ids = useId();
  const sending = useRenewableMutation(reportJobMutation(useApi(), job.id));
  useUnsavedWork('Meldung einer Stelle', value.reason !== null || value.text !== '');
  const problems = tried > 0 ? reportProblems(value) : {};

  function arrived() {
    forget();
    onReported();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
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
    <Dialog
      open
      title="Stelle melden"
      subtitle={job.title}
      onCloseRequest={onClose}
      onSubmit={submit}
      footer={
        <>
          <Button onClick={onClose}>Abbrechen</Button>
          <Button
            type="submit"
            variant="primary"
            loading={sending.isPending}
            loadingText="Wird gesendet …"
          >
            Meldung senden
          </Button>
        </>
      }
    >
      <Stack gap={5}>
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
        <Text>Wir prüfen jede Meldung. Der Arbeitgeber erfährt nicht, wer gemeldet hat.</Text>
        <RadioGroup
          id={`${ids}-reason`}
          label="Was stimmt nicht?"
          options={REASONS}
          value={value.reason}
          error={problems.reason}
          onChange={(reason) => change({ ...value, reason })}
        />
        <Field
          id={`${ids}-text`}
          label="Was sollen wir dazu wissen?"
          optional={value.reason !== 'other'}
          error={problems.text}
        >
          <TextArea
            rows={4}
            limit={JOB_REPORT_TEXT_MAX_LENGTH}
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
      </Stack>
    </Dialog>
  );
}
