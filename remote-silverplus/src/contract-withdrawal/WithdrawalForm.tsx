import { useApi } from '@silverjobs/api';
import { contractWithdrawalMutation } from '@silverjobs/api/billing';
import { withdrawalForm } from '@silverjobs/contract/forms/declaration';
import { Card, Text } from '@silverjobs/ui';
import { Form } from '@silverjobs/widgets/form';
import { DeclarantFields } from '../declaration/DeclarantFields.tsx';
import { DeclarationEnd } from '../declaration/DeclarationEnd.tsx';
import { withdrawalOf } from '../declaration/declaration-form.ts';
import { type Declared, useDeclarationForm } from '../declaration/useDeclarationForm.ts';

/** What § 356a BGB allows to be asked, and the button. */
export function WithdrawalForm({ onDeclared }: { onDeclared: (declared: Declared) => void }) {
  const form = useDeclarationForm({
    draft: 'contract-withdrawal',
    work: 'Widerruf',
    rules: withdrawalForm,
    mutation: contractWithdrawalMutation(useApi()),
    toBody: withdrawalOf,
    onDeclared,
  });
  return (
    <Card as="section" aria-label="Widerruf">
      <Form form={form}>
        <DeclarantFields form={form} />
        <Text>Hiermit widerrufe ich den genannten Vertrag.</Text>
        <DeclarationEnd form={form} what="Ihr Widerruf">
          Widerruf bestätigen
        </DeclarationEnd>
      </Form>
    </Card>
  );
}
