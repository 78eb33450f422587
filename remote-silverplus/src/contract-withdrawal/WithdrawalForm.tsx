import { apiErrorMessage, useApi } from '@silverjobs/api';
import { contractWithdrawalMutation } from '@silverjobs/api/billing';
import { Alert, Button, Card, ErrorSummary, Stack, Text } from '@silverjobs/ui';
import { DeclarantFields } from '../declaration/DeclarantFields.tsx';
import { declarantProblems, withdrawalOf } from '../declaration/declaration-form.ts';
import { type Declared, useDeclarationForm } from '../declaration/useDeclarationForm.ts';

/** What § 356a BGB allows to be asked, and the button. */
export function WithdrawalForm({ onDeclared }: { onDeclared: (declared: Declared) => void }) {
  const form = useDeclarationForm({
    draft: 'contract-withdrawal',
    work: 'Widerruf',
    sending: contractWithdrawalMutation(useApi()),
    problemsOf: declarantProblems,
    bodyOf: withdrawalOf,
    onDeclared,
  });
  const { sending } = form;
  return (
    <Card as="section" aria-label="Widerruf">
      <form noValidate method="post" onSubmit={form.submit}>
        <Stack gap={5}>
          {form.problems.length > 0 && (
            <ErrorSummary
              key={form.tried}
              problems={form.problems.map(({ field, text }) => ({
                fieldId: form.idOf(field),
                message: text,
              }))}
            />
          )}
          <DeclarantFields {...form} />
          <Text>Hiermit widerrufe ich den genannten Vertrag.</Text>
          {sending.isError && (
            <Alert tone="error" title="Ihr Widerruf wurde nicht gesendet">
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
              Widerruf bestätigen
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  );
}
