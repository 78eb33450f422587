import { useApi } from '@silverjobs/api';
import { declarationQuery } from '@silverjobs/api/operator-money';
import type { OperatorDeclarationDetail } from '@silverjobs/contract';
import { formatDate, formatPrice } from '@silverjobs/contract/formats';
import { pathTo } from '@silverjobs/contract/paths';
import { readableEmail } from '@silverjobs/contract/readable-host';
import {
  Alert,
  Badge,
  Card,
  DefinitionList,
  Inline,
  LinkButton,
  Stack,
  Text,
  TwoColumn,
} from '@silverjobs/ui';
import { SubPage } from '@silverjobs/widgets/sub-page';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ActList } from '../list/ActList.tsx';
import { Assignment } from '../list/assignment.tsx';
import { Loading } from '../list/Loading.tsx';
import { WithId } from '../list/WithId.tsx';
import * as ownPaths from '../paths.ts';
import {
  DECLARATION_ACT_TEXTS,
  DECLARATION_KINDS,
  DECLARATION_STATES,
} from '../texts/declaration-texts.ts';
import { when } from '../texts/when.ts';

const importDialog = async () => (await import('./DeclarationDialog.tsx')).DeclarationDialog;

/** /operator/declarations/:id: a declaration beside the contract, and what can be done (operators-35). */
export function DeclarationPage(): ReactNode {
  return (
    <SubPage
      title="Erklärung prüfen"
      wide
      back={{ path: ownPaths.declarations, label: 'Erklärungen' }}
    >
      <WithId unknown="Diese Erklärung gibt es nicht.">{(id) => <Declaration id={id} />}</WithId>
    </SubPage>
  );
}

function Declaration({ id }: { id: number }) {
  const query = useQuery({ ...declarationQuery(useApi(), id), refetchOnWindowFocus: false });
  return (
    <Loading
      query={query}
      loading="Die Erklärung wird geladen …"
      failed="Die Erklärung konnte nicht geladen werden"
    >
      {(found) => <Loaded found={found} />}
    </Loading>
  );
}

function Loaded({ found }: { found: OperatorDeclarationDetail }) {
  const { kind, reference, state, reason, due_at: due, outcome_at: decided } = found;
  const { text, tone } = DECLARATION_STATES[state];
  return (
    <TwoColumn
      aside={
        <ActList
          acts={found.actions}
          labelOf={(act) => DECLARATION_ACT_TEXTS[act].label}
          load={importDialog}
          dialog={{ id: found.id }}
        />
      }
    >
      <Stack gap={6}>
        <Card title={`${DECLARATION_KINDS[kind]} ${reference}`}>
          <Stack gap={4}>
            <Inline gap={3}>
              <Badge tone={tone}>{text}</Badge>
              <Assignment kind="declaration" id={found.id} assignee={found.assigned_to} />
            </Inline>
            {due !== null && <DueAlert kind={kind} due={due} />}
            <DefinitionList
              columns={2}
              items={[
                { term: 'Eingegangen', value: when(found.created_at) },
                { term: 'Name', value: found.name },
                { term: 'E-Mail-Adresse', value: readableEmail(found.email) },
                { term: 'Vertrag, wie angegeben', value: found.contract },
                { term: 'Gewünschter letzter Tag', value: found.requested_end },
                { term: 'Entschieden', value: decided === null ? null : when(decided) },
              ]}
            />
            {reason && <p className="operator-text">{reason}</p>}
            {found.outcome_reason && (
              <p className="operator-text">Unsere Antwort: {found.outcome_reason}</p>
            )}
          </Stack>
        </Card>
        <Contract found={found} />
      </Stack>
    </TwoColumn>
  );
}

/** How much time is left: what the law gives, or what the receipt has promised. */
function DueAlert({ kind, due }: { kind: OperatorDeclarationDetail['kind']; due: number }) {
  const late = due < Date.now();
  const what =
    kind === 'withdrawal'
      ? 'Das Geld muss spätestens 14 Tage nach dem Eingang zurück sein (§ 357 BGB)'
      : 'Wir haben eine Antwort innerhalb von zwei Werktagen zugesagt';
  return (
    <Alert tone={late ? 'error' : 'warning'}>
      {what}: {late ? 'Das war am' : 'bis zum'} {when(due)}.
    </Alert>
  );
}

function Contract({
  found: { contract_data: contract, kind },
}: {
  found: OperatorDeclarationDetail;
}) {
  if (!contract) {
    return (
      <Card title="Vertrag">
        <Text>
          Es gibt keinen laufenden Vertrag zu dieser Adresse oder Nummer. Suchen Sie unter „Konten“
          nach Name oder Telefon, und geben Sie die Vertragsnummer beim Ausführen an.
        </Text>
      </Card>
    );
  }
  return (
    <Card title={`Vertrag ${contract.number}`}>
      <Stack gap={4}>
        <DefinitionList
          columns={2}
          items={[
            { term: 'Konto', value: contract.name ?? readableEmail(contract.email) },
            { term: 'E-Mail-Adresse', value: readableEmail(contract.email) },
            {
              term: 'Tarif',
              value: `${contract.months} Monate, ${formatPrice(contract.price_cents)} im Monat`,
            },
            { term: 'Seit', value: formatDate(contract.started_at) },
            { term: 'Mindestlaufzeit bis', value: formatDate(contract.term_end) },
            {
              term: 'Endet',
              value:
                contract.cancel_at === null ? 'Nicht gekündigt' : formatDate(contract.cancel_at),
            },
            {
              term: 'Widerruf möglich bis',
              value: kind === 'withdrawal' ? formatDate(contract.withdrawal_end - 1) : null,
            },
          ]}
        />
        <div>
          <LinkButton asChild>
            <Link to={pathTo(ownPaths.user, { id: contract.users_id })}>Konto ansehen</Link>
          </LinkButton>
        </div>
      </Stack>
    </Card>
  );
}
