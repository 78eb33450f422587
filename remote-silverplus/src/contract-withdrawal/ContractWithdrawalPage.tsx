import { useApi } from '@silverjobs/api';
import { imprintQuery } from '@silverjobs/api/imprint';
import {
  DECLARATION_PROOF,
  withdrawalInstruction,
  withdrawalModelForm,
} from '@silverjobs/contract/withdrawal-instruction';
import { Card, Prose, SkeletonText, Text } from '@silverjobs/ui';
import { LoadFailure } from '@silverjobs/widgets/load-failure';
import { SubPage } from '@silverjobs/widgets/sub-page';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DeclarationResult } from '../declaration/DeclarationResult.tsx';
import { whatFollows } from '../declaration/declaration-form.ts';
import type { Declared } from '../declaration/useDeclarationForm.ts';
import { WithdrawalForm } from './WithdrawalForm.tsx';

/** The instruction and the model form; they name the trader, who is asked for (operation-18). */
function Instruction() {
  const { data: trader, error, isFetching, refetch } = useQuery(imprintQuery(useApi()));
  return (
    <>
      <Card as="section" title="Widerrufsbelehrung" className="sj-no-print">
        {trader && (
          <Prose>
            {withdrawalInstruction(trader).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Prose>
        )}
        {!trader && !error && <SkeletonText lines={8} />}
        {!trader && error && (
          <LoadFailure
            title="Die Widerrufsbelehrung konnte nicht geladen werden"
            error={error}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
      </Card>
      {trader && (
        <Card as="section" title="Muster-Widerrufsformular" className="sj-no-print">
          <Prose>
            {withdrawalModelForm(trader).map((line) => (
              <p key={line}>{line}</p>
            ))}
          </Prose>
        </Card>
      )}
    </>
  );
}

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
          {`${whatFollows(declared.receipt)} Kann der Vertrag noch widerrufen werden, endet er. Sie bekommen dann Ihr Geld zurück. Hatten Sie vorher einen kürzeren Tarif, gilt er wieder.`}
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
      <Instruction />
    </SubPage>
  );
}
