import { apiErrorMessage, useApi, useRenewableMutation } from '@silverjobs/api';
import { contactMutation } from '@silverjobs/api/account';
import { CONTACT_TOPICS } from '@silverjobs/contract/constants';
import { useDraft, useUnsavedWork, useUser } from '@silverjobs/shell';
import {
  Alert,
  Button,
  ErrorSummary,
  Field,
  Grid,
  icon,
  NativeSelect,
  Stack,
  TextArea,
  TextInput,
} from '@silverjobs/ui';
import { Send } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import {
  type ContactDraft,
  type ContactField,
  contactProblems,
  contactRequest,
  EMPTY_CONTACT,
  filledContact,
  MESSAGE_MAX,
  parseContactDraft,
} from './contact-form.ts';

/** The form of /contact; what was typed survives a reload. */
export function ContactForm({ onSent }: { onSent: (email: string) => void }) {
  const user = useUser();
  const contact = user?._candidate?.contact;
  const name = [contact?.first_name, contact?.last_name].filter(Boolean).join(' ');
  const known = { name: name || (user?._client?.contact_name ?? ''), email: user?.email ?? '' };
  const draft = useDraft('contact-operator', parseContactDraft, EMPTY_CONTACT);
  const values = filledContact(draft.value, known);
  const [tried, setTried] = useState(0);
  const ids = useId();
  const sending = useRenewableMutation(contactMutation(useApi()));
  const problems = tried > 0 ? contactProblems(values) : [];
  const errorOf = (field: ContactField) => problems.find((found) => found.field === field)?.text;
  const change = (part: Partial<ContactDraft>) => draft.change({ ...draft.value, ...part });
  useUnsavedWork('Nachricht an silverjobs', values.message.trim() !== '');

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(tried + 1);
    const request = contactRequest(values);
    if (sending.isPending || !request || contactProblems(values).length > 0) return;
    sending.mutate(request, {
      onSuccess: () => {
        draft.forget();
        onSent(request.email);
      },
    });
  }

  return (
    <form noValidate method="post" onSubmit={submit}>
      <Stack gap={5}>
        {problems.length > 0 && (
          <ErrorSummary
            key={tried}
            problems={problems.map(({ field, text }) => ({
              fieldId: `${ids}-${field}`,
              message: text,
            }))}
          />
        )}
        <Grid columns={2}>
          <Field id={`${ids}-name`} label="Ihr Name" required error={errorOf('name')}>
            <TextInput
              autoComplete="name"
              maxLength={100}
              value={values.name}
              onChange={({ target }) => change({ name: target.value })}
            />
          </Field>
          <Field id={`${ids}-email`} label="Ihre E-Mail-Adresse" required error={errorOf('email')}>
            <TextInput
              type="email"
              inputMode="email"
              autoComplete="email"
              maxLength={254}
              value={values.email}
              onChange={({ target }) => change({ email: target.value })}
            />
          </Field>
        </Grid>
        <Field id={`${ids}-topic`} label="Worum geht es?" required error={errorOf('topic')}>
          <NativeSelect
            placeholder="Bitte wählen"
            value={values.topic}
            options={CONTACT_TOPICS.map(({ id, label }) => ({ value: id, label }))}
            onChange={({ target }) =>
              change({ topic: CONTACT_TOPICS.find(({ id }) => id === target.value)?.id ?? '' })
            }
          />
        </Field>
        <Field
          id={`${ids}-message`}
          label="Ihre Nachricht"
          hint="Bitte schreiben Sie keine Passwörter und keine Bankdaten hinein."
          required
          error={errorOf('message')}
        >
          <TextArea
            rows={6}
            limit={MESSAGE_MAX}
            value={values.message}
            onChange={({ target }) => change({ message: target.value })}
          />
        </Field>
        {sending.isError && (
          <Alert tone="error" title="Ihre Nachricht wurde nicht gesendet">
            {apiErrorMessage(
              sending.error,
              'Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal. Ihr Text bleibt hier stehen.',
            )}
          </Alert>
        )}
        <div>
          <Button
            type="submit"
            variant="primary"
            size="large"
            icon={<Send {...icon()} />}
            loading={sending.isPending}
            loadingText="Wird gesendet …"
          >
            Nachricht senden
          </Button>
        </div>
      </Stack>
    </form>
  );
}
