import { useApi } from '@silverjobs/api';
import { guestReportMutation } from '@silverjobs/api/account';
import { JOB_REPORT_TEXT_MAX_LENGTH } from '@silverjobs/contract/constants';
import { guestReportForm } from '@silverjobs/contract/forms/report';
import { Field, NativeSelect, Text, TextArea, TextInput } from '@silverjobs/ui';
import {
  Form,
  FormFailure,
  NameAndEmailFields,
  SubmitButton,
  useForm,
} from '@silverjobs/widgets/form';
import { CONTENT_REPORT_REASONS, guestReportOf } from './content-report.ts';

const EMPTY = { job: '', reason: '', text: '', name: '', email: '' };

/** Which job, what is wrong with it, and who says so. */
export function ContentReportForm({ onSent }: { onSent: (email: string) => void }) {
  const form = useForm({
    initial: EMPTY,
    draft: 'content-report',
    work: 'Ihre Meldung',
    isUnsaved: ({ text }) => text.trim() !== '',
    rules: guestReportForm,
    binding: true,
    mutation: guestReportMutation(useApi()),
    toBody: guestReportOf,
    onSent: (_, { email }) => onSent(email.trim()),
  });
  return (
    <Form form={form}>
      <Field
        {...form.field('job')}
        label="Adresse der Anzeige"
        hint="Zum Beispiel silverjobs.de/jobs/123 oder nur die Nummer 123"
        required
      >
        <TextInput {...form.text('job')} maxLength={500} />
      </Field>
      <Field {...form.field('reason')} label="Was stimmt nicht?" required>
        <NativeSelect
          {...form.text('reason')}
          placeholder="Bitte wählen"
          options={CONTENT_REPORT_REASONS}
        />
      </Field>
      <Field {...form.field('text')} label="Was genau ist falsch oder verboten?" required>
        <TextArea {...form.text('text')} rows={6} limit={JOB_REPORT_TEXT_MAX_LENGTH} />
      </Field>
      <NameAndEmailFields form={form} />
      <Text reading>
        Der Arbeitgeber erfährt nicht, wer gemeldet hat. Mit dem Absenden erklären Sie, dass Ihre
        Angaben nach bestem Wissen richtig und vollständig sind.
      </Text>
      <FormFailure form={form} title="Ihre Meldung wurde nicht gesendet" />
      <div>
        <SubmitButton form={form} variant="primary" size="large" loadingText="Wird gesendet …">
          Anzeige melden
        </SubmitButton>
      </div>
    </Form>
  );
}
