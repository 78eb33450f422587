import { useApi } from '@silverjobs/api';
import { callbackMutation } from '@silverjobs/api/callback-request';
import type { CallbackInput } from '@silverjobs/contract';
import {
  CALLBACK_QUESTION_MAX_LENGTH,
  CALLBACK_WINDOW_LABELS,
  CALLBACK_WINDOWS,
} from '@silverjobs/contract/constants';
import { callbackForm } from '@silverjobs/contract/forms/callback';
import { useUser } from '@silverjobs/shell';
import { Field, Grid, RadioGroup, TextArea, TextInput } from '@silverjobs/ui';
import { Form, FormFailure, SubmitButton, useForm } from '@silverjobs/widgets/form';
import type { ReactNode } from 'react';

type Window = (typeof CALLBACK_WINDOWS)[number];
interface CallbackValues {
  name: string;
  phone: string;
  time_window: Window | null;
  question: string;
}

const isWindow = (value: unknown): value is Window | null =>
  value === null || CALLBACK_WINDOWS.some((one) => one === value);

const OPTIONS = CALLBACK_WINDOWS.map((value) => ({ value, label: CALLBACK_WINDOW_LABELS[value] }));

function bodyOf(values: CallbackValues): CallbackInput {
  const { name, phone, question, time_window } = values;
  const asked = question.trim();
  return {
    name: name.trim(),
    phone: phone.trim(),
    time_window: time_window ?? 'any',
    ...(asked && { question: asked }),
  };
}

/** Who wants to be called, where and when; what is typed survives a reload (guide-5). */
export function CallbackForm({
  onSent,
}: {
  onSent: (phone: string, when: string) => void;
}): ReactNode {
  const contact = useUser()?._candidate?.contact;
  const form = useForm({
    initial: {
      name: [contact?.first_name, contact?.last_name].filter(Boolean).join(' '),
      phone: contact?.phone ?? '',
      time_window: null,
      question: '',
    } as CallbackValues,
    draft: 'callback',
    keep: { time_window: isWindow },
    work: 'Bitte um einen Anruf',
    isUnsaved: ({ question, time_window }) => question.trim() !== '' || time_window !== null,
    rules: callbackForm,
    mutation: callbackMutation(useApi()),
    toBody: bodyOf,
    onSent: (_, sent) => onSent(sent.phone, CALLBACK_WINDOW_LABELS[sent.time_window ?? 'any']),
  });
  return (
    <Form form={form}>
      <Grid columns={2}>
        <Field {...form.field('name')} label="Ihr Name" required>
          <TextInput {...form.text('name')} autoComplete="name" maxLength={100} />
        </Field>
        <Field {...form.field('phone')} label="Ihre Telefonnummer" required>
          <TextInput {...form.text('phone')} type="tel" autoComplete="tel" maxLength={50} />
        </Field>
      </Grid>
      <RadioGroup
        {...form.field('time_window')}
        label="Wann sollen wir anrufen?"
        required
        options={OPTIONS}
        value={form.values.time_window}
        onChange={(time_window) => form.set({ time_window })}
      />
      <Field {...form.field('question')} label="Worum geht es?" optional>
        <TextArea {...form.text('question')} rows={3} limit={CALLBACK_QUESTION_MAX_LENGTH} />
      </Field>
      <FormFailure form={form} title="Ihre Bitte ist nicht angekommen" />
      <div>
        <SubmitButton form={form} variant="primary" size="large" loadingText="Wird gesendet …">
          Um Anruf bitten
        </SubmitButton>
      </div>
    </Form>
  );
}
