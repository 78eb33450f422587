import { useApi } from '@silverjobs/api';
import { declarationsQuery } from '@silverjobs/api/operator-money';
import type { OperatorDeclaration } from '@silverjobs/contract';
import { pathTo } from '@silverjobs/contract/paths';
import { readableEmail } from '@silverjobs/contract/readable-host';
import {
  Badge,
  Card,
  Heading,
  Inline,
  icon,
  LinkButton,
  Text,
  VisuallyHidden,
} from '@silverjobs/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { OwnerField } from '../list/assignment.tsx';
import { OWNER, readOwner, useFilter } from '../list/filter.ts';
import { OperatorList } from '../list/OperatorList.tsx';
import { OperatorPage } from '../list/OperatorPage.tsx';
import * as ownPaths from '../paths.ts';
import { DECLARATION_KINDS, DECLARATION_STATES } from '../texts/declaration-texts.ts';
import { when } from '../texts/when.ts';

/** /operator/declarations: cancellations and withdrawals with what became of them (operators-19). */
export function DeclarationsPage(): ReactNode {
  const [params, choose] = useFilter();
  const owner = readOwner(params);
  return (
    <OperatorPage
      title="Erklärungen"
      lead="Kündigungen und Widerrufe. Was Sie prüfen müssen, steht oben: was zu keinem Vertrag passt, gescheitert ist oder einen wichtigen Grund nennt."
    >
      <Inline>
        <OwnerField value={owner} onChoose={(value) => choose(OWNER, value)} />
      </Inline>
      <OperatorList
        list={useInfiniteQuery(declarationsQuery(useApi(), { ...(owner && { owner }) }))}
        loading="Erklärungen werden geladen …"
        failed="Die Erklärungen konnten nicht geladen werden"
        empty={{
          icon: <FileText {...icon('xl')} />,
          title: owner ? 'Keine zu dieser Auswahl' : 'Keine Erklärungen',
          text: owner
            ? 'Wählen Sie „Alle“, um den Rest zu sehen.'
            : 'Noch hat niemand gekündigt oder widerrufen.',
        }}
        keyOf={({ id }) => id}
      >
        {(row) => <DeclarationRow row={row} />}
      </OperatorList>
    </OperatorPage>
  );
}

function DeclarationRow({ row }: { row: OperatorDeclaration }) {
  const {
    id,
    due_at: due,
    reference,
    kind,
    name,
    email,
    contract,
    reason,
    state,
    created_at: at,
  } = row;
  return (
    <Card
      as="article"
      slim
      className="operator-row"
      aria-label={`${DECLARATION_KINDS[kind]} ${reference}`}
    >
      <div className="operator-row__text">
        <Heading level={2} size="h4">
          {DECLARATION_KINDS[kind]} {reference}
        </Heading>
        <Text tone="quiet">{[when(at), name, readableEmail(email)].join(' · ')}</Text>
        {contract && <Text>Vertrag: {contract}</Text>}
        {reason && <p className="operator-text">{reason}</p>}
        <Badge tone={DECLARATION_STATES[state].tone}>{DECLARATION_STATES[state].text}</Badge>
        {due !== null && <Text tone="quiet">zu erledigen bis {when(due)}</Text>}
        {row.assigned_to && <Text tone="quiet">übernommen von {row.assigned_to}</Text>}
      </div>
      <LinkButton asChild>
        <Link to={pathTo(ownPaths.declaration, { id })}>
          Öffnen<VisuallyHidden> {reference}</VisuallyHidden>
        </Link>
      </LinkButton>
    </Card>
  );
}
