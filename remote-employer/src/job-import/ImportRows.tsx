import type { JobImportRow } from '@silverjobs/contract';
import { formatPrice } from '@silverjobs/contract/formats';
import { paths, pathTo } from '@silverjobs/contract/paths';
import { Badge, Button, Card, Link, Text } from '@silverjobs/ui';
import { type ReactNode, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { GROUPS, outcomeText } from './import-texts.ts';

/** Rows of a group that stand there at once. */
const AT_ONCE = 30;

/** Every advertisement of an import, by what becomes of it. */
export function ImportRows({ rows }: { rows: readonly JobImportRow[] }): ReactNode {
  return GROUPS.map((group) => {
    const own = rows.filter(({ act }) => group.acts.includes(act));
    return own.length === 0 ? null : <Group key={group.title} {...group} rows={own} />;
  });
}

type GroupProps = Omit<(typeof GROUPS)[number], 'acts'> & { rows: readonly JobImportRow[] };

function Group({ title, badge, tone, rows }: GroupProps) {
  const [shown, setShown] = useState(AT_ONCE);
  return (
    <Card as="section" title={`${title} (${rows.length.toLocaleString('de-DE')})`}>
      <ul className="job-import__list">
        {rows.slice(0, shown).map((row) => (
          <li key={row.position} className="job-import__row">
            <Row row={row} badge={<Badge tone={tone}>{badge}</Badge>} />
          </li>
        ))}
      </ul>
      {rows.length > shown && (
        <Button
          onClick={() => setShown(shown + 100)}
        >{`Mehr zeigen (${rows.length - shown})`}</Button>
      )}
    </Card>
  );
}

function Row({ row, badge }: { row: JobImportRow; badge: ReactNode }) {
  const { title, reference, note, changes, hints = [], net_cents: net, job_demand_id: id } = row;
  const outcome = outcomeText(row);
  const name = title || 'Ohne Titel';
  return (
    <>
      <div className="job-import__head">
        <Text bold className="job-import__title">
          {id === null ? (
            name
          ) : (
            <Link asChild variant="title">
              <RouterLink to={pathTo(paths.job, { id })}>{name}</RouterLink>
            </Link>
          )}
        </Text>
        {outcome ? (
          <Badge tone={row.outcome === 'done' ? 'success' : 'error'}>{outcome}</Badge>
        ) : (
          badge
        )}
      </div>
      <Text tone="quiet">
        {reference ? `Kennung ${reference}` : 'Ohne Kennung'}
        {net > 0 && ` · ${formatPrice(net)} ohne Umsatzsteuer`}
      </Text>
      {note && <Text>{note}</Text>}
      {hints.length > 0 && (
        <div className="job-import__hints">
          <Text bold>Bitte prüfen Sie:</Text>
          <ul>
            {hints.map((hint) => (
              <li key={hint}>{hint}</li>
            ))}
          </ul>
        </div>
      )}
      {changes.length > 0 && (
        <ul className="job-import__changes">
          {changes.map(({ field, before, after }) => (
            <li key={field}>
              <b>{field}</b>
              {before === null && after === null
                ? ': neuer Text'
                : `: ${before ?? 'keine Angabe'} → ${after ?? 'keine Angabe'}`}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
