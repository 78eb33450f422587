import { useApi } from '@silverjobs/api';
import { decisionMutation } from '@silverjobs/api/operator';
import type { DecisionAction, OperatorCaseDetail } from '@silverjobs/contract';
import { decisionForm } from '@silverjobs/contract/forms/operator';
import { DECISION_GROUNDS, REASON_MAX_LENGTH } from '@silverjobs/contract/operator';
import { useShell } from '@silverjobs/shell';
import { Alert, Card, Field, RadioGroup, Text, TextArea } from '@silverjobs/ui';
import { Form, FormFailure, SubmitButton, useForm } from '@silverjobs/widgets/form';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ACTIONS, decidedText, GROUNDS, HELD_ACTIONS } from '../texts/case-texts.ts';

interface Values {
  action: DecisionAction | '';
  ground: (typeof DECISION_GROUNDS)[number] | '';
  reason: string;
}

const EMPTY: Values = { action: '', ground: '', reason: '' };

/** The decision about a case with its reason, which all those read whom it concerns (operators-10). */
export function DecisionForm({ found }: { found: OperatorCaseDetail }): ReactNode {
  const { kind, id, actions, owner, held } = found;
  const labels = held ? HELD_ACTIONS : ACTIONS;
  const { notify } = useShell();
  const form = useForm({
    initial: EMPTY,
    draft: `operator-case-${kind}-${id}`,
    work: 'Ihre Entscheidung',
    binding: true,
    rules: decisionForm,
    mutation: decisionMutation(useApi(), useQueryClient()),
    toBody: ({ action, ground, reason }) => ({
      kind,
      id,
      action: action || 'none',
      ground: ground || 'terms',
      reason,
    }),
    onArrived: (_, { action }) => notify({ tone: 'success', title: decidedText(found, action) }),
  });
  const { action } = form.values;
  return (
    <Card title="Entscheidung">
      <Form form={form}>
        <Text>
          Wen es betrifft und wer gemeldet hat, bekommt eine E-Mail mit Ihrer Begründung und dem Weg
          zum Widerspruch. Wer gemeldet hat, erfährt die andere Seite nicht.
        </Text>
        <RadioGroup
          {...form.field('action')}
          label="Was soll geschehen?"
          options={actions.map((value) => ({ value, label: labels[value] }))}
          value={action}
          onChange={(next) => form.set({ action: next })}
        />
        {action === 'block' && owner?.paid && (
          <Alert tone="warning">
            Zu diesem Konto läuft ein bezahlter Vertrag. Er endet durch die Sperre mit dem Monat,
            der schon bezahlt ist.
          </Alert>
        )}
        <RadioGroup
          {...form.field('ground')}
          label="Worauf stützen Sie sich?"
          options={DECISION_GROUNDS.map((value) => ({ value, label: GROUNDS[value] }))}
          value={form.values.ground}
          onChange={(ground) => form.set({ ground })}
        />
        <Field
          {...form.field('reason')}
          label="Begründung"
          hint="Nennen Sie die Tatsachen und die verletzte Regel, aber niemanden, der gemeldet hat."
          required
        >
          <TextArea {...form.text('reason')} rows={5} limit={REASON_MAX_LENGTH} />
        </Field>
        <FormFailure form={form} title="Ihre Entscheidung wurde nicht gespeichert" />
        <div>
          <SubmitButton form={form} variant="primary" loadingText="Wird gespeichert …">
            Entscheiden und benachrichtigen
          </SubmitButton>
        </div>
      </Form>
    </Card>
  );
}
