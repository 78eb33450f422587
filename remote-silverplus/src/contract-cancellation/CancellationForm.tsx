import { useApi } from '@silverjobs/api';
import { contractCancellationMutation } from '@silverjobs/api/billing';
import { CONTRACT_REASON_MAX_LENGTH } from '@silverjobs/contract/constants';
import { Card, Field, RadioGroup, TextArea, TextInput } from '@silverjobs/ui';
import { Form } from '@silverjobs/widgets/form';
import { DeclarantFields } from '../declaration/DeclarantFields.tsx';
import { DeclarationEnd } from '../declaration/DeclarationEnd.tsx';
import { cancellationOf, cancellationRules } from '../declaration/declaration-form.ts';
import { type Declared, useDeclarationForm } from '../declaration/useDeclarationForm.ts';

const KINDS = [
  {
    value: 'ordinary',
    label: 'Ordentliche Kündigung',
    hint: 'Ohne Angabe von Gründen.',
  },
  {
    value: 'extraordinary',
    label: 'Kündigung aus wichtigem Grund',
    hint: 'Außerordentlich, mit Angabe des Grundes.',
  },
] as const;

const ENDS = [
  { value: 'soon', label: 'Zum nächstmöglichen Zeitpunkt' },
  { value: 'date', label: 'Zu einem bestimmten Datum' },
] as const;

/** What § 312k BGB allows to be asked, and the button. */
export function CancellationForm({ onDeclared }: { onDeclared: (declared: Declared) => void }) {
  const form = useDeclarationForm({
    draft: 'contract-cancellation',
    work: 'Kündigung',
    rules: cancellationRules,
    mutation: contractCancellationMutation(useApi()),
    toBody: cancellationOf,
    onDeclared,
  });
  const { values, set } = form;
  return (
    <Card as="section" aria-label="Kündigung">
      <Form form={form}>
        <DeclarantFields form={form} />
        <RadioGroup
          label="Art der Kündigung"
          options={KINDS}
          value={values.kind}
          onChange={(kind) => set({ kind })}
        />
        {values.kind === 'extraordinary' && (
          <Field {...form.field('reason')} label="Ihr Grund" required>
            <TextArea {...form.text('reason')} rows={4} limit={CONTRACT_REASON_MAX_LENGTH} />
          </Field>
        )}
        <RadioGroup
          label="Wann soll der Vertrag enden?"
          options={ENDS}
          value={values.when}
          onChange={(when) => set({ when })}
        />
        {values.when === 'date' && (
          <Field
            {...form.field('day')}
            label="Letzter Tag"
            hint="Liegt er vor dem nächstmöglichen Termin, gilt der nächstmögliche."
            required
          >
            <TextInput {...form.text('day')} type="date" />
          </Field>
        )}
        <DeclarationEnd form={form} what="Ihre Kündigung">
          Jetzt kündigen
        </DeclarationEnd>
      </Form>
    </Card>
  );
}
