import { paths } from '@silverjobs/contract/paths';
import { DECLARATION_PROOF } from '@silverjobs/contract/withdrawal-instruction';
import { Link, Text } from '@silverjobs/ui';
import { SubPage } from '@silverjobs/widgets/sub-page';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { DeclarationResult } from '../declaration/DeclarationResult.tsx';
import { whatFollows } from '../declaration/declaration-form.ts';
import type { Declared } from '../declaration/useDeclarationForm.ts';
import { CancellationForm } from './CancellationForm.tsx';

const dayOf = (day: string) => day.split('-').reverse().join('.');

/** /kuendigen: cancels a contract without signing in (silverplus-30, § 312k BGB). */
export function ContractCancellationPage() {
  const [declared, setDeclared] = useState<Declared | null>(null);
  if (declared) {
    const { kind, reason, when, day } = declared.values;
    const isFor = kind === 'extraordinary';
    return (
      <SubPage title="Verträge hier kündigen">
        <DeclarationResult
          {...declared}
          what="Ihre Kündigung"
          file="kuendigung"
          facts={[
            {
              term: 'Art',
              value: isFor ? 'Kündigung aus wichtigem Grund' : 'Ordentliche Kündigung',
            },
            { term: 'Grund', value: isFor ? reason.trim() : null },
            {
              term: 'Ende',
              value: when === 'date' ? `zum ${dayOf(day)}` : 'zum nächstmöglichen Zeitpunkt',
            },
          ]}
        >
          {isFor
            ? `${whatFollows(declared.receipt)} Wir prüfen Ihren Grund und melden uns innerhalb von zwei Werktagen. In jedem Fall endet der Vertrag zum nächstmöglichen Termin.`
            : `${whatFollows(declared.receipt)} Das genaue Ende nennen wir Ihnen in einer weiteren E-Mail.`}
        </DeclarationResult>
      </SubPage>
    );
  }
  return (
    <SubPage title="Verträge hier kündigen">
      <Text size="lg" reading>
        Hier kündigen Sie Ihre silver+-Mitgliedschaft, ohne sich anzumelden. Bitte nennen Sie die
        E-Mail-Adresse Ihres Kontos. Dorthin schicken wir sofort eine Bestätigung mit Datum und
        Uhrzeit.
      </Text>
      <Text reading>{DECLARATION_PROOF}</Text>
      <CancellationForm onDeclared={setDeclared} />
      <Text reading>
        Der Vertrag ist noch keine 14 Tage alt? Dann können Sie ihn auch{' '}
        <Link asChild>
          <RouterLink to={paths.contractWithdrawal}>widerrufen</RouterLink>
        </Link>{' '}
        und bekommen Ihr Geld zurück.
      </Text>
    </SubPage>
  );
}
