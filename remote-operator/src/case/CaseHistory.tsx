import type { OperatorCaseDetail } from '@silverjobs/contract';
import { formatDate, formatTime } from '@silverjobs/contract/formats';
import { Badge, Card, Heading, Stack, Text } from '@silverjobs/ui';
import type { ReactNode } from 'react';
import { DECIDED, GROUNDS, REPORTERS } from '../texts/case-texts.ts';

const when = (at: number) => `${formatDate(at)}, ${formatTime(at)} Uhr`;

/** What the same person has reported before. */
function habits({ earlier, earlier_upheld: upheld }: OperatorCaseDetail['reports'][number]) {
  if (!earlier) return '';
  const before = earlier === 1 ? '1 frühere Meldung' : `${earlier} frühere Meldungen`;
  return `${before} derselben Person, davon ${upheld} berechtigt`;
}

interface EntryProps {
  title: string;
  facts: string;
  text: string | null;
  open?: boolean;
}

function Entry({ title, facts, text, open = false }: EntryProps) {
  return (
    <Stack gap={1}>
      <Heading level={3} size="h4">
        {title}
      </Heading>
      <Text tone="quiet">{facts}</Text>
      {open && (
        <div>
          <Badge tone="warning">Offen</Badge>
        </div>
      )}
      {text && <p className="operator-text">{text}</p>}
    </Stack>
  );
}

/** Reports, objections and decisions about a case, each the newest first. */
export function CaseHistory({ found }: { found: OperatorCaseDetail }): ReactNode {
  const { reports, objections, decisions } = found;
  return (
    <>
      {objections.length > 0 && (
        <Card title="Widersprüche">
          <Stack gap={5}>
            {objections.map(({ id, party, text, created_at: at, open }) => (
              <Entry
                key={id}
                title={
                  party === 'affected' ? 'Von der betroffenen Seite' : 'Von der meldenden Seite'
                }
                facts={when(at)}
                text={text}
                open={open}
              />
            ))}
          </Stack>
        </Card>
      )}
      {reports.length > 0 && (
        <Card title="Meldungen">
          <Stack gap={5}>
            {reports.map((report) => {
              const { id, reason, text, reporter, created_at: at, open } = report;
              return (
                <Entry
                  key={id}
                  title={reason}
                  facts={[REPORTERS[reporter], when(at), habits(report)]
                    .filter(Boolean)
                    .join(' · ')}
                  text={text}
                  open={open}
                />
              );
            })}
          </Stack>
        </Card>
      )}
      {decisions.length > 0 && (
        <Card title="Frühere Entscheidungen">
          <Stack gap={5}>
            {decisions.map(({ id, action, ground, reason, created_at: at }) => (
              <Entry
                key={id}
                title={DECIDED[action]}
                facts={`${when(at)} · ${GROUNDS[ground]}`}
                text={reason}
              />
            ))}
          </Stack>
        </Card>
      )}
    </>
  );
}
