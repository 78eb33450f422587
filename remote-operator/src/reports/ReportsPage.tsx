import { useApi } from '@silverjobs/api';
import { casesQuery } from '@silverjobs/api/operator';
import type { OperatorCase } from '@silverjobs/contract';
import { formatDate, formatTime } from '@silverjobs/contract/formats';
import { CASE_KINDS, MOST_CASES } from '@silverjobs/contract/operator';
import { pathTo } from '@silverjobs/contract/paths';
import {
  Badge,
  Card,
  Checkbox,
  Heading,
  Inline,
  icon,
  LinkButton,
  Text,
  VisuallyHidden,
} from '@silverjobs/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { FilterField, OwnerField } from '../list/assignment.tsx';
import { OWNER, useFilter } from '../list/filter.ts';
import { OperatorList } from '../list/OperatorList.tsx';
import { OperatorPage } from '../list/OperatorPage.tsx';
import * as ownPaths from '../paths.ts';
import { countText, KINDS, REPORTERS } from '../texts/case-texts.ts';
import { DecideMany } from './DecideMany.tsx';
import { KIND, readFilter } from './filter.ts';

const KIND_OPTIONS = CASE_KINDS.map((value) => ({ value, label: KINDS[value] }));

const keyOf = ({ kind, id }: Pick<OperatorCase, 'kind' | 'id'>) => `${kind} ${id}`;

/** /operator/reports: what was reported or objected to, the dangerous first (operators-8, operators-28). */
export function ReportsPage(): ReactNode {
  const [params, setFilter] = useFilter();
  const filter = readFilter(params);
  const list = useInfiniteQuery(casesQuery(useApi(), filter));
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const chosen = (list.data?.pages.flat() ?? []).filter((row) => ticked.includes(keyOf(row)));
  const filtered = filter.kind !== undefined || filter.owner !== undefined;

  function choose(name: string, value: string) {
    setTicked([]);
    setFilter(name, value);
  }

  return (
    <OperatorPage
      title="Meldungen"
      lead="Was gemeldet wurde, wogegen jemand Widerspruch eingelegt hat und was auf Freigabe wartet. Dringendes steht oben, danach das Älteste."
    >
      <Inline gap={4}>
        <FilterField
          label="Was"
          options={KIND_OPTIONS}
          all="Alles"
          value={filter.kind}
          onChoose={(value) => choose(KIND, value)}
        />
        <OwnerField value={filter.owner} onChoose={(value) => choose(OWNER, value)} />
      </Inline>
      <OperatorList
        list={list}
        loading="Meldungen werden geladen …"
        failed="Die Meldungen konnten nicht geladen werden"
        empty={{
          icon: <CircleCheck {...icon('xl')} />,
          title: filtered ? 'Nichts zu dieser Auswahl' : 'Nichts zu entscheiden',
          text: filtered
            ? 'Wählen Sie „Alles“ und „Alle“, um den Rest zu sehen.'
            : 'Neue Meldungen und Widersprüche stehen hier von selbst, wenn Sie die Seite öffnen.',
        }}
        keyOf={keyOf}
      >
        {(row) => {
          const key = keyOf(row);
          const isTicked = ticked.includes(key);
          return (
            <CaseRow
              row={row}
              ticked={isTicked}
              onTick={
                isTicked || chosen.length < MOST_CASES
                  ? () =>
                      setTicked(isTicked ? ticked.filter((one) => one !== key) : [...ticked, key])
                  : undefined
              }
            />
          );
        }}
      </OperatorList>
      {chosen.length > 0 && <DecideMany chosen={chosen} onDone={() => setTicked([])} />}
    </OperatorPage>
  );
}

interface CaseRowProps {
  row: OperatorCase;
  ticked: boolean;
  /** Missing where no more can be ticked. */
  onTick: (() => void) | undefined;
}

function CaseRow({ row, ticked, onTick }: CaseRowProps) {
  const { kind, id, title, reasons, reporters, created_at: at, objections, dangerous } = row;
  const { search } = useLocation();
  const facts = [
    `Seit ${formatDate(at)}, ${formatTime(at)} Uhr`,
    reporters.length > 0 && `von: ${reporters.map((one) => REPORTERS[one]).join(', ')}`,
    row.assigned_to && `übernommen von ${row.assigned_to}`,
  ];
  return (
    <Card
      as="article"
      slim
      className="operator-row operator-row--ticks"
      aria-label={`${KINDS[kind]}: ${title}`}
    >
      {kind !== 'user' && (
        <Checkbox checked={ticked} onChange={onTick} disabled={!onTick}>
          <VisuallyHidden>Auswählen: {title}</VisuallyHidden>
        </Checkbox>
      )}
      <div className="operator-row__text">
        <Heading level={2} size="h4">
          {KINDS[kind]}: {title}
        </Heading>
        {reasons.length > 0 && <Text>{reasons.join(' · ')}</Text>}
        <Text tone="quiet">{facts.filter(Boolean).join(' · ')}</Text>
        <Inline gap={2}>
          {dangerous && <Badge tone="error">Dringend</Badge>}
          <Badge tone={objections > 0 ? 'warning' : 'neutral'}>{countText(row)}</Badge>
        </Inline>
      </div>
      <LinkButton asChild>
        <Link to={`${pathTo(ownPaths.caseDetail, { kind, id })}${search}`}>
          Prüfen<VisuallyHidden> {title}</VisuallyHidden>
        </Link>
      </LinkButton>
    </Card>
  );
}
