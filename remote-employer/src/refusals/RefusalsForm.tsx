import { useApi } from '@silverjobs/api';
import { refusalsMutation } from '@silverjobs/api/employer-search';
import { MESSAGE_MAX_LENGTH } from '@silverjobs/contract/constants';
import { nameInDative } from '@silverjobs/contract/name-in-dative';
import { paths, pathTo } from '@silverjobs/contract/paths';
import { useShell } from '@silverjobs/shell';
import { Alert, Card, Checkbox, Field, icon, Stack, Text, TextArea } from '@silverjobs/ui';
import { Form, FormFailure, SubmitButton, useForm } from '@silverjobs/widgets/form';
import { TemplateInsert } from '@silverjobs/widgets/templates';
import { useQueryClient } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Refusal, refusalProblems, toInput } from './refusals.ts';

interface RefusalsFormProps {
  jobId: number;
  /** Of the job. */
  title: string;
  proposed: Refusal[];
  /** There are more than these. */
  more: boolean;
}

const sentText = (count: number) =>
  count === 1 ? 'Eine Absage gesendet' : `${count} Absagen gesendet`;

function sendText(count: number): string {
  if (count === 0) return 'Absagen senden';
  return count === 1 ? 'Eine Absage senden' : `${count} Absagen senden`;
}

/** Every refusal with its text, sent with one press. */
export function RefusalsForm({ jobId, title, proposed, more }: RefusalsFormProps): ReactNode {
  const { notify } = useShell();
  const navigate = useNavigate();
  const [failures, setFailures] = useState<ReadonlyMap<number, string>>(new Map());
  const form = useForm({
    initial: { refusals: proposed },
    work: 'Absagen',
    binding: true,
    findMore: ({ refusals }) =>
      refusalProblems(refusals).map((text) => ({ field: 'refusals' as const, text })),
    mutation: refusalsMutation(useApi(), useQueryClient()),
    prepare: ({ refusals }) => ({
      refusals: refusals.map((one) => ({
        ...one,
        clientKey: one.clientKey || crypto.randomUUID(),
      })),
    }),
    toBody: ({ refusals }) => ({ id: jobId, input: toInput(refusals) }),
    onSent: ({ sent, failed }, { refusals }) => {
      if (sent.length > 0) notify({ tone: 'success', title: sentText(sent.length) });
      setFailures(new Map(failed.map((one) => [one.communication_id, one.message])));
      if (failed.length === 0) return navigate(pathTo(paths.jobCandidates, { id: jobId }));
      form.set({ refusals: refusals.filter(({ id }) => !sent.includes(id)) });
    },
  });
  const { refusals } = form.values;
  const chosen = refusals.filter((one) => one.chosen).length;

  const change = (id: number, part: Partial<Refusal>) =>
    form.set({ refusals: refusals.map((one) => (one.id === id ? { ...one, ...part } : one)) });

  return (
    <Form form={form}>
      <Text reading>
        Diese Menschen haben sich auf „{title}“ beworben und warten noch. Lesen Sie jeden Text und
        ändern Sie, was Sie möchten. Gesendet wird erst mit dem Knopf unten.
      </Text>
      <Stack as="ul" gap={4} id={form.idOf('refusals')} tabIndex={-1}>
        {refusals.map((one) => (
          <li key={one.id}>
            <Letter
              refusal={one}
              failure={failures.get(one.id)}
              onChange={(part) => change(one.id, part)}
            />
          </li>
        ))}
      </Stack>
      {more && (
        <Text tone="quiet">Es warten noch weitere. Nach dem Senden sehen Sie die nächsten.</Text>
      )}
      {form.errorOf('refusals') && (
        <Alert tone="error" announce>
          {form.errorOf('refusals')}
        </Alert>
      )}
      <FormFailure form={form} title="Ihre Absagen wurden nicht gesendet" />
      <div>
        <SubmitButton
          form={form}
          variant="primary"
          size="large"
          icon={<Send {...icon()} />}
          loadingText="Wird gesendet …"
        >
          {sendText(chosen)}
        </SubmitButton>
      </div>
    </Form>
  );
}

interface LetterProps {
  refusal: Refusal;
  failure: string | undefined;
  onChange: (part: Partial<Refusal>) => void;
}

function Letter({ refusal, failure, onChange }: LetterProps) {
  const { name, chosen, inTalks, message, replaced } = refusal;
  // Another text is another message.
  const write = (text: string, own = replaced) =>
    onChange({ message: text, replaced: own, clientKey: '' });
  return (
    <Card as="article" className="refusals__letter" aria-label={name} title={name}>
      {failure && (
        <Alert tone="error" title="Diese Absage wurde nicht gesendet">
          {failure}
        </Alert>
      )}
      <Checkbox
        checked={chosen}
        hint={inTalks ? 'Sie haben diese Person eingeladen und noch nicht entschieden.' : undefined}
        onChange={({ target }) => onChange({ chosen: target.checked })}
      >
        Dieser Person absagen
      </Checkbox>
      {chosen && (
        <>
          <TemplateInsert
            message={message}
            replaced={replaced}
            onChange={(text, _, own) => write(text, own)}
          />
          <Field label={`Text an ${nameInDative(name)}`}>
            <TextArea
              rows={8}
              limit={MESSAGE_MAX_LENGTH}
              value={message}
              onChange={({ target }) => write(target.value)}
            />
          </Field>
        </>
      )}
    </Card>
  );
}
