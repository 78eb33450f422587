import { useApi } from '@silverjobs/api';
import { interviewMutation } from '@silverjobs/api/interview';
import type { Conversation } from '@silverjobs/contract';
import { INTERVIEW_MINUTES, type InterviewWay } from '@silverjobs/contract/constants';
import { INTERVIEW_LINES, interviewForm, wallTimesOf } from '@silverjobs/contract/forms/interview';
import { useShell, useUser } from '@silverjobs/shell';
import { Field, NativeSelect, RadioGroup, Text, TextArea, TextInput } from '@silverjobs/ui';
import { FormFailure, useForm } from '@silverjobs/widgets/form';
import { DialogForm } from '@silverjobs/widgets/form-dialog';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { proposalText } from './interview-texts.ts';

const WAYS = [
  { value: 'place', label: 'Bei uns vor Ort' },
  { value: 'phone', label: 'Am Telefon' },
  { value: 'video', label: 'Als Videogespräch' },
] as const satisfies readonly { value: InterviewWay; label: string }[];

const WHERE = {
  place: { label: 'Adresse', hint: 'Mit Etage oder Eingang, damit niemand suchen muss' },
  phone: { label: 'Telefonnummer', hint: 'Unter dieser Nummer sprechen Sie miteinander' },
  video: { label: 'Link zum Videogespräch', hint: 'Er beginnt mit https://' },
} as const;

const ORDINALS = { 1: 'Erster', 2: 'Zweiter', 3: 'Dritter' } as const;

function minutesLabel(minutes: number): string {
  if (minutes < 60) return `${minutes} Minuten`;
  const hours = new Intl.NumberFormat('de-DE').format(minutes / 60);
  return minutes === 60 ? '1 Stunde' : `${hours} Stunden`;
}

interface ProposeDialogProps {
  conversation: Conversation;
  onClose: () => void;
}

/** Proposes up to three dates, or others in place of an agreed one (messages-30). Render it while it is open. */
export function ProposeDialog({ conversation, onClose }: ProposeDialogProps): ReactNode {
  const { notify } = useShell();
  const client = useUser()?._client;
  const known = conversation._interview;
  const isMoved = known?.state === 'agreed';
  const [job] = conversation._job_demand_with_labels;
  const signature = client?.contact_name ?? client?.profile_name ?? '';
  const form = useForm({
    initial: {
      day1: '',
      time1: '',
      day2: '',
      time2: '',
      day3: '',
      time3: '',
      minutes: String(known?.minutes ?? 45),
      way: known?.way ?? 'place',
      where: known?.where ?? '',
      message: proposalText(job?.title, signature, isMoved),
      clientKey: '',
    },
    rules: interviewForm,
    binding: true,
    work: 'Terminvorschläge',
    mutation: interviewMutation(useApi(), useQueryClient(), conversation.id),
    prepare: ({ clientKey }) => ({ clientKey: clientKey || crypto.randomUUID() }),
    toBody: (values) => {
      const { minutes, way, where, message, clientKey: client_key } = values;
      const length = INTERVIEW_MINUTES.find((one) => String(one) === minutes) ?? 45;
      const options = wallTimesOf(values);
      const input = { options, minutes: length, way, where, message, client_key };
      return { kind: 'propose' as const, input };
    },
    params: { 'options.0': 'day1', 'options.1': 'day2', 'options.2': 'day3' },
    onSent: () => {
      notify({ tone: 'success', title: 'Ihre Terminvorschläge sind gesendet' });
      onClose();
    },
  });
  const { way } = form.values;
  // What is changed is another proposal.
  const asNew = { clientKey: '' };
  return (
    <DialogForm
      form={form}
      title={isMoved ? 'Gespräch verschieben' : 'Termine vorschlagen'}
      submitLabel="Vorschläge senden"
      submittingLabel="Wird gesendet …"
      onCloseRequest={onClose}
    >
      <Text>
        {isMoved
          ? 'Der verabredete Termin gilt nicht mehr, sobald Sie andere vorschlagen. Beide Kalender nehmen ihn heraus.'
          : 'Schlagen Sie bis zu drei Termine vor. Die Person wählt einen davon, und beide bekommen ihn für den Kalender.'}{' '}
        Schreiben Sie Uhrzeiten so: 10:00
      </Text>
      {INTERVIEW_LINES.map((line) => (
        <div key={line} className="interview-line">
          <Field
            {...form.field(`day${line}`)}
            label={`${ORDINALS[line]} Termin: Tag`}
            required={line === '1'}
            optional={line !== '1'}
          >
            <TextInput
              type="date"
              value={form.values[`day${line}`]}
              onChange={({ target }) => form.set({ [`day${line}`]: target.value, ...asNew })}
            />
          </Field>
          <Field {...form.field(`time${line}`)} label="Uhrzeit">
            <TextInput
              value={form.values[`time${line}`]}
              onChange={({ target }) => form.set({ [`time${line}`]: target.value, ...asNew })}
            />
          </Field>
        </div>
      ))}
      <Field {...form.field('minutes')} label="Dauer" required>
        <NativeSelect
          value={form.values.minutes}
          options={INTERVIEW_MINUTES.map((minutes) => ({
            value: String(minutes),
            label: minutesLabel(minutes),
          }))}
          onChange={({ target }) => form.set({ minutes: target.value, ...asNew })}
        />
      </Field>
      <RadioGroup
        label="Wie sprechen Sie miteinander?"
        required
        options={WAYS}
        value={way}
        onChange={(chosen) => form.set({ way: chosen, where: '', ...asNew })}
      />
      <Field {...form.field('where')} label={WHERE[way].label} hint={WHERE[way].hint} required>
        <TextInput
          type={way === 'phone' ? 'tel' : way === 'video' ? 'url' : 'text'}
          value={form.values.where}
          onChange={({ target }) => form.set({ where: target.value, ...asNew })}
        />
      </Field>
      <Field
        {...form.field('message')}
        label="Ihre Nachricht"
        hint="Die Termine hängen wir an."
        required
      >
        <TextArea
          rows={8}
          value={form.values.message}
          onChange={({ target }) => form.set({ message: target.value, ...asNew })}
        />
      </Field>
      <FormFailure form={form} title="Ihre Vorschläge wurden nicht gesendet" />
    </DialogForm>
  );
}
