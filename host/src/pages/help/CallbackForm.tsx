import { useApi } from '@silverjobs/api';
import { callbackMutation } from '@silverjobs/api/callback-request';
import { imprintQuery } from '@silverjobs/api/imprint';
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
import { useQuery } from '@tanstack/react-query';
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

/** When the operator calls back: in the hours in which the telephone is answered, too (guide-5). */
function timesText(hours: string | null | undefined): string {
  return hours
    ? `Unsere Zeiten: ${hours}, nicht an Feiertagen.`
    : 'Am Wochenende und an Feiertagen rufen wir nicht an.';
}

interface CallbackFormProps {
  /** Called with number, time of the day and a sentence about the hours. */
  onSent: (phone: string, when: string, times: string) => void;
}

/** Who wants to be called, where and when; what is typed survives a reload (guide-5). */
export function CallbackForm({ onSent }: CallbackFormProps): ReactNode {
  const contact = useUser()?._candidate?.contact;
  const api = useApi();
  const times = timesText(useQuery(imprintQuery(api)).data?.phone_hours);
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
    mutation: callbackMutation(api),
    toBody: bodyOf,
    onSent: (_, sent) =>
      onSent(sent.phone, CALLBACK_WINDOW_LABELS[sent.time_window ?? 'any'], times),
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
        hint={times}
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
