import {
  DECLARATION_PROOF,
  WITHDRAWAL_INSTRUCTION,
} from '@silverjobs/contract/withdrawal-instruction';
import { Card, Prose, Text } from '@silverjobs/ui';
import { SubPage } from '@silverjobs/widgets/sub-page';
import { useState } from 'react';
import { DeclarationResult } from '../declaration/DeclarationResult.tsx';
import type { Declared } from '../declaration/useDeclarationForm.ts';
import { WithdrawalForm } from './WithdrawalForm.tsx';

/** /widerruf: withdraws from a contract without signing in (silverplus-30, § 356a BGB). */
export function ContractWithdrawalPage() {
  const [declared, setDeclared] = useState<Declared | null>(null);
  return (
    <SubPage title="Vertrag widerrufen">
      {declared ? (
        <DeclarationResult
          {...declared}
          what="Ihr Widerruf"
          file="widerruf"
          facts={[{ term: 'Art', value: 'Widerruf des Vertrags' }]}
        >
          {`${DECLARATION_PROOF} Kann der Vertrag noch widerrufen werden, endet er. Sie bekommen dann Ihr Geld zurück. Hatten Sie vorher einen kürzeren Tarif, gilt er wieder.`}
        </DeclarationResult>
      ) : (
        <>
          <Text size="lg" reading>
            Sie können einen Vertrag über silver+ innerhalb von 14 Tagen ohne Grund widerrufen, ohne
            sich anzumelden. Er endet dann sofort, und Sie bekommen alles zurück, was Sie bezahlt
            haben. Bitte nennen Sie die E-Mail-Adresse Ihres Kontos.
          </Text>
          <Text reading>{DECLARATION_PROOF}</Text>
          <WithdrawalForm onDeclared={setDeclared} />
        </>
      )}
      <Card as="section" title="Widerrufsbelehrung" className="sj-no-print">
        <Prose>
          {WITHDRAWAL_INSTRUCTION.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Prose>
      </Card>
    </SubPage>
  );
}
