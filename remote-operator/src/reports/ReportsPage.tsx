import { useApi } from '@silverjobs/api';
import { casesQuery } from '@silverjobs/api/operator';
import type { OperatorCase } from '@silverjobs/contract';
import { formatDate, formatTime } from '@silverjobs/contract/formats';
import { pathTo } from '@silverjobs/contract/paths';
import { Badge, Card, Heading, icon, LinkButton, Text, VisuallyHidden } from '@silverjobs/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { OperatorList } from '../list/OperatorList.tsx';
import { OperatorPage } from '../list/OperatorPage.tsx';
import * as ownPaths from '../paths.ts';
import { countText, KINDS, REPORTERS } from '../texts/case-texts.ts';

/** /operator/reports: what was reported or objected to, the oldest first (operators-8). */
export function ReportsPage(): ReactNode {
  const list = useInfiniteQuery(casesQuery(useApi()));
  return (
    <OperatorPage
      title="Meldungen"
      lead="Was gemeldet wurde oder wogegen jemand Widerspruch eingelegt hat. Das Älteste steht oben."
    >
      <OperatorList
        list={list}
        loading="Meldungen werden geladen …"
        failed="Die Meldungen konnten nicht geladen werden"
        empty={{
          icon: <CircleCheck {...icon('xl')} />,
          title: 'Nichts zu entscheiden',
          text: 'Neue Meldungen und Widersprüche stehen hier von selbst, wenn Sie die Seite öffnen.',
        }}
        keyOf={({ kind, id }) => `${kind} ${id}`}
      >
        {(row) => <CaseRow row={row} />}
      </OperatorList>
    </OperatorPage>
  );
}

function CaseRow({ row }: { row: OperatorCase }) {
  const { kind, id, title, reasons, reporters, created_at: at, objections } = row;
  const facts = [
    `Seit ${formatDate(at)}, ${formatTime(at)} Uhr`,
    reporters.length > 0 && `von: ${reporters.map((one) => REPORTERS[one]).join(', ')}`,
  ];
  return (
    <Card as="article" slim className="operator-row" aria-label={`${KINDS[kind]}: ${title}`}>
      <div className="operator-row__text">
        <Heading level={2} size="h4">
          {KINDS[kind]}: {title}
        </Heading>
        {reasons.length > 0 && <Text>{reasons.join(' · ')}</Text>}
        <Text tone="quiet">{facts.filter(Boolean).join(' · ')}</Text>
        <Badge tone={objections > 0 ? 'warning' : 'neutral'}>{countText(row)}</Badge>
      </div>
      <LinkButton asChild>
        <Link to={pathTo(ownPaths.caseDetail, { kind, id })}>
          Prüfen<VisuallyHidden> {title}</VisuallyHidden>
        </Link>
      </LinkButton>
    </Card>
  );
}
