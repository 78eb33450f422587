import { apiErrorMessage, useApi } from '@silverjobs/api';
import { contractCancellationMutation } from '@silverjobs/api/billing';
import { CONTRACT_REASON_MAX_LENGTH } from '@silverjobs/contract/constants';
import {
  Alert,
  Button,
  Card,
  ErrorSummary,
  Field,
  RadioGroup,
  Stack,
  TextArea,
  TextInput,
} from '@silverjobs/ui';
import { DeclarantFields } from '../declaration/DeclarantFields.tsx';
import { cancellationOf, cancellationProblems } from '../declaration/declaration-form.ts';
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
    sending: contractCancellationMutation(useApi()),
    problemsOf: cancellationProblems,
    bodyOf: cancellationOf,
    onDeclared,
  });
  const { values, change, idOf, errorOf, sending } = form;
  return (
    <Card as="section" aria-label="Kündigung">
      <form noValidate method="post" onSubmit={form.submit}>
        <Stack gap={5}>
          {form.problems.length > 0 && (
            <ErrorSummary
              key={form.tried}
              problems={form.problems.map(({ field, text }) => ({
                fieldId: idOf(field),
                message: text,
              }))}
            />
          )}
          <DeclarantFields {...form} />
          <RadioGroup
            label="Art der Kündigung"
            options={KINDS}
            value={values.kind}
            onChange={(kind) => change({ kind })}
          />
          {values.kind === 'extraordinary' && (
            <Field id={idOf('reason')} label="Ihr Grund" required error={errorOf('reason')}>
              <TextArea
                rows={4}
                limit={CONTRACT_REASON_MAX_LENGTH}
                value={values.reason}
                onChange={({ target }) => change({ reason: target.value })}
              />
            </Field>
          )}
          <RadioGroup
            label="Wann soll der Vertrag enden?"
            options={ENDS}
            value={values.when}
            onChange={(when) => change({ when })}
          />
          {values.when === 'date' && (
            <Field
              id={idOf('day')}
              label="Letzter Tag"
              hint="Liegt er vor dem nächstmöglichen Termin, gilt der nächstmögliche."
              required
              error={errorOf('day')}
            >
              <TextInput
                type="date"
                value={values.day}
                onChange={({ target }) => change({ day: target.value })}
              />
            </Field>
          )}
          {sending.isError && (
            <Alert tone="error" title="Ihre Kündigung wurde nicht gesendet">
              {apiErrorMessage(
                sending.error,
                'Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal. Ihre Angaben bleiben hier stehen.',
              )}
            </Alert>
          )}
          <div>
            <Button
              type="submit"
              variant="primary"
              size="large"
              loading={sending.isPending}
              loadingText="Wird gesendet …"
            >
              Jetzt kündigen
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  );
}
