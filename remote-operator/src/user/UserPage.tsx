import { useApi } from '@silverjobs/api';
import { operatorUserQuery } from '@silverjobs/api/operator';
import type { OperatorUserDetail } from '@silverjobs/contract';
import { formatDate } from '@silverjobs/contract/formats';
import { pathTo } from '@silverjobs/contract/paths';
import { accountName, shownEmail } from '@silverjobs/contract/post-address';
import { readableEmail } from '@silverjobs/contract/readable-host';
import {
  Alert,
  Badge,
  Card,
  DefinitionList,
  Heading,
  Inline,
  LinkButton,
  SkeletonList,
  Stack,
  Text,
} from '@silverjobs/ui';
import { LoadFailure } from '@silverjobs/widgets/load-failure';
import { SubPage } from '@silverjobs/widgets/sub-page';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import '../list/operator.css';
import * as ownPaths from '../paths.ts';
import { DECIDED } from '../texts/case-texts.ts';
import { ROLES } from '../texts/user-texts.ts';
import { when } from '../texts/when.ts';
import { CallerHelp } from './CallerHelp.tsx';
import { Household } from './Household.tsx';
import { NonProfit } from './NonProfit.tsx';
import { PostAccount } from './PostAccount.tsx';
import { UserHistory } from './UserHistory.tsx';
import { Verification } from './Verification.tsx';

/** /operator/users/:id: who it is and what runs; nothing that was written (operators-18). */
export function UserPage(): ReactNode {
  const { id = '' } = useParams();
  return (
    <SubPage title="Konto ansehen" back={{ path: ownPaths.users, label: 'Konten' }}>
      {/^[1-9]\d{0,8}$/.test(id) ? (
        <User key={id} id={Number(id)} />
      ) : (
        <Alert tone="warning">Dieses Konto gibt es nicht.</Alert>
      )}
    </SubPage>
  );
}

function User({ id }: { id: number }) {
  const { data, error, isFetching, refetch } = useQuery(operatorUserQuery(useApi(), id));
  if (data) return <Loaded user={data} />;
  if (!error) return <SkeletonList rows={2} label="Das Konto wird geladen …" />;
  return (
    <LoadFailure
      title="Das Konto konnte nicht geladen werden"
      error={error}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

function facts(user: OperatorUserDetail) {
  const plan = user.plan_end_date === null ? '' : `, bis ${formatDate(user.plan_end_date)}`;
  return [
    { term: 'E-Mail-Adresse', value: readableEmail(shownEmail(user.email)) || 'keine' },
    { term: 'Nummer', value: String(user.users_id) },
    { term: 'Konto für', value: ROLES[user.role] },
    { term: 'Angelegt', value: formatDate(user.created_at) },
    { term: 'Zuletzt angemeldet', value: user.last_sign_in && when(user.last_sign_in) },
    { term: 'Tarif', value: user.paid ? `${user.plan_label ?? 'silver+'}${plan}` : null },
    { term: 'Aktive Anzeigen', value: user.employer && String(user.active_jobs) },
    { term: 'Gespräche', value: String(user.conversations) },
    { term: 'Eigene Meldungen', value: String(user.reports) },
    { term: 'Telefon', value: user.phone },
    { term: 'Vertragsnummer', value: user.contract_number },
    { term: 'Suchen mit E-Mails', value: user.alerts > 0 ? String(user.alerts) : null },
    {
      term: 'Gespräche nach Nummer',
      value: user.conversation_ids.length > 0 ? user.conversation_ids.join(', ') : null,
    },
    {
      term: 'Nachrichten an Fremde in 24 Stunden',
      value:
        user.employer?.outreaches_per_day === undefined
          ? null
          : `${user.employer.outreaches_today} von höchstens ${user.employer.outreaches_per_day}`,
    },
    { term: 'Internetseite', value: user.employer?.link ?? null },
  ];
}

function Loaded({ user }: { user: OperatorUserDetail }) {
  const { users_id: id, role, email, name, blocked, decisions } = user;
  return (
    <Stack gap={6}>
      <Card title={name ?? accountName(email)}>
        <Stack gap={4}>
          {blocked && (
            <div>
              <Badge tone="error">Gesperrt</Badge>
            </div>
          )}
          <DefinitionList columns={2} items={facts(user)} />
          {role !== 'operator' && (
            <Inline gap={3}>
              <LinkButton asChild>
                <Link to={pathTo(ownPaths.customer, { id })}>Kundenkonto</Link>
              </LinkButton>
              <LinkButton asChild>
                <Link to={pathTo(ownPaths.caseDetail, { kind: 'user', id })}>
                  {blocked ? 'Freigeben' : 'Sperren'}
                </Link>
              </LinkButton>
            </Inline>
          )}
        </Stack>
      </Card>
      {user.post && <PostAccount usersId={id} blocked={blocked} post={user.post} />}
      {role !== 'operator' && <CallerHelp user={user} />}
      <UserHistory user={user} />
      {user.employer?.is_private && <Household usersId={id} jobs={user.active_jobs} />}
      {user.employer && !user.employer.is_private && (
        <Verification usersId={id} verifiedAt={user.employer.verified_at} />
      )}
      {user.employer?.non_profit && <NonProfit usersId={id} proof={user.employer.non_profit} />}
      {decisions.length > 0 && (
        <Card title="Entscheidungen">
          <Stack gap={5}>
            {decisions.map((one) => (
              <Stack key={one.id} gap={1}>
                <Heading level={3} size="h4">
                  {DECIDED[one.action]}
                </Heading>
                <Text tone="quiet">{when(one.created_at)}</Text>
                <p className="operator-text">{one.reason}</p>
              </Stack>
            ))}
          </Stack>
        </Card>
      )}
    </Stack>
  );
}
