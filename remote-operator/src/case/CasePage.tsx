import { useApi } from '@silverjobs/api';
import { caseQuery } from '@silverjobs/api/operator';
import type { CaseKind, OperatorCaseDetail } from '@silverjobs/contract';
import { CASE_KINDS } from '@silverjobs/contract/operator';
import { paths } from '@silverjobs/contract/paths';
import { readableEmail } from '@silverjobs/contract/readable-host';
import { Alert, Badge, Card, DefinitionList, SkeletonList, Stack } from '@silverjobs/ui';
import { LoadFailure } from '@silverjobs/widgets/load-failure';
import { SubPage } from '@silverjobs/widgets/sub-page';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import '../list/operator.css';
import { HELD, KINDS } from '../texts/case-texts.ts';
import { CaseContent } from './CaseContent.tsx';
import { CaseHistory } from './CaseHistory.tsx';
import { CasePictures } from './CasePictures.tsx';
import { Contacts } from './Contacts.tsx';
import { DecisionForm } from './DecisionForm.tsx';
import { QuickDecision } from './QuickDecision.tsx';

const isKind = (value = ''): value is CaseKind => (CASE_KINDS as readonly string[]).includes(value);

/** /operator/cases/:kind/:id: what was reported, by what kind of people, and the decision (operators-8). */
export function CasePage(): ReactNode {
  const { kind, id } = useParams();
  const known = isKind(kind) && /^[1-9]\d{0,8}$/.test(id ?? '');
  return (
    <SubPage wide title="Meldung prüfen" back={{ path: paths.operatorStart, label: 'Meldungen' }}>
      {known ? (
        <Case key={`${kind} ${id}`} kind={kind} id={Number(id)} />
      ) : (
        <Alert tone="warning">Diese Meldung gibt es nicht.</Alert>
      )}
    </SubPage>
  );
}

function Case({ kind, id }: { kind: CaseKind; id: number }) {
  const { data, error, isFetching, refetch } = useQuery({
    ...caseQuery(useApi(), kind, id),
    // Each reading is recorded: only who opens the page reads (operators-7).
    refetchOnWindowFocus: false,
  });
  if (data) return <Loaded found={data} />;
  if (!error) return <SkeletonList rows={2} label="Meldung wird geladen …" />;
  return (
    <LoadFailure
      title="Die Meldung konnte nicht geladen werden"
      error={error}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

function Loaded({ found }: { found: OperatorCaseDetail }) {
  const { kind, id, title, hidden, held, owner } = found;
  return (
    <div className="operator-case">
      <Stack gap={6}>
        <Card title={`${KINDS[kind]}: ${title}`}>
          <Stack gap={4}>
            {held && (
              <Alert tone="warning" title="Wartet auf Freigabe">
                {HELD[held]}. Bis Sie entscheiden, sieht das niemand.
              </Alert>
            )}
            {hidden && !held && (
              <div>
                <Badge tone="warning">Ausgeblendet</Badge>
              </div>
            )}
            <CaseContent found={found} />
            {kind === 'job' && <CasePictures jobId={id} />}
            <DefinitionList
              columns={2}
              items={[
                { term: 'Nummer', value: String(id) },
                { term: kind === 'message' ? 'Geschrieben von' : 'Konto', value: ownerText(owner) },
                { term: 'Zustand des Kontos', value: owner?.blocked ? 'gesperrt' : null },
              ]}
            />
          </Stack>
        </Card>
        <CaseHistory found={found} />
        {owner?.role === 'client' && (
          <Contacts usersId={owner.users_id} count={found.contacts} blocked={owner.blocked} />
        )}
      </Stack>
      <div className="operator-case__side">
        <QuickDecision key={`quick ${found.decisions.length}`} found={found} />
      </div>
      <DecisionForm key={`form ${found.decisions.length}`} found={found} />
    </div>
  );
}

function ownerText(owner: OperatorCaseDetail['owner']): string {
  if (!owner) return 'gelöscht';
  const email = readableEmail(owner.email);
  return owner.name ? `${owner.name}, ${email}` : email;
}
