import { useApi } from '@silverjobs/api';
import { contactMutation } from '@silverjobs/api/account';
import { CONTACT_TOPICS } from '@silverjobs/contract/constants';
import { CONTACT_MESSAGE_MAX_LENGTH, contactForm } from '@silverjobs/contract/forms/contact';
import { useUser } from '@silverjobs/shell';
import { Field, icon, NativeSelect, TextArea } from '@silverjobs/ui';
import {
  Form,
  FormFailure,
  NameAndEmailFields,
  SubmitButton,
  useForm,
} from '@silverjobs/widgets/form';
import { Send } from 'lucide-react';
import { contactRequest, contactValues, topicOf } from './contact-form.ts';

/** The form of /contact; what was typed survives a reload. */
export function ContactForm({ onSent }: { onSent: (email: string) => void }) {
  const form = useForm({
    initial: contactValues(useUser()),
    draft: 'contact-operator',
    keep: { topic: (topic) => topicOf(topic) !== '' },
    work: 'Nachricht an silverjobs',
    isUnsaved: ({ message }) => message.trim() !== '',
    rules: contactForm,
    binding: true,
    mutation: contactMutation(useApi()),
    toBody: contactRequest,
    onSent: (_, { email }) => onSent(email.trim()),
  });

  return (
    <Form form={form}>
      <NameAndEmailFields form={form} />
      <Field {...form.field('topic')} label="Worum geht es?" required>
        <NativeSelect
          {...form.text('topic')}
          placeholder="Bitte wählen"
          options={CONTACT_TOPICS.map(({ id, label }) => ({ value: id, label }))}
        />
      </Field>
      <Field
        {...form.field('message')}
        label="Ihre Nachricht"
        hint="Bitte schreiben Sie keine Passwörter und keine Bankdaten hinein."
        required
      >
        <TextArea {...form.text('message')} rows={6} limit={CONTACT_MESSAGE_MAX_LENGTH} />
      </Field>
      <FormFailure form={form} title="Ihre Nachricht wurde nicht gesendet" />
      <div>
        <SubmitButton
          form={form}
          variant="primary"
          size="large"
          icon={<Send {...icon()} />}
          loadingText="Wird gesendet …"
        >
          Nachricht senden
        </SubmitButton>
      </div>
    </Form>
  );
}
