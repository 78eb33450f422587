import { useApi } from '@silverjobs/api';
import { usersQuery } from '@silverjobs/api/operator';
import type { OperatorUser } from '@silverjobs/contract';
import { formatDate } from '@silverjobs/contract/formats';
import { pathTo } from '@silverjobs/contract/paths';
import { accountName } from '@silverjobs/contract/post-address';
import { useLazyComponent } from '@silverjobs/shell';
import {
  Badge,
  Button,
  Card,
  EmptyState,
  Heading,
  icon,
  LinkButton,
  SkeletonList,
  Stack,
  Text,
  VisuallyHidden,
} from '@silverjobs/ui';
import { LoadFailure } from '@silverjobs/widgets/load-failure';
import { useQuery } from '@tanstack/react-query';
import { UserSearch } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { OperatorPage } from '../list/OperatorPage.tsx';
import * as ownPaths from '../paths.ts';
import { ROLES } from '../texts/user-texts.ts';
import { SearchForm } from './SearchForm.tsx';

/** Parameter of the address that holds what is searched for. */
const SEARCH = 'suche';
const LEAST = 2;

const importDialog = async () => (await import('./OpenAccountDialog.tsx')).OpenAccountDialog;

/** /operator/users: finds a user; each search is recorded (operators-18). */
export function UsersPage(): ReactNode {
  const [params, setParams] = useSearchParams();
  const search = params.get(SEARCH) ?? '';
  const [open, setOpen] = useState(false);
  const { Component: Dialog, load } = useLazyComponent(importDialog);
  return (
    <OperatorPage title="Konten" lead="Jede Suche und jedes Ansehen steht im Protokoll.">
      <SearchForm
        key={search}
        label="Wen suchen Sie?"
        hint="Name, E-Mail-Adresse, Telefon, Kunden-, Rechnungs- oder Vertragsnummer, auch ein Teil davon."
        search={search}
        least={LEAST}
        onSearch={(next) => setParams({ [SEARCH]: next })}
      />
      <div>
        <Button
          onClick={() => {
            setOpen(true);
            void load();
          }}
        >
          Konto ohne E-Mail-Adresse eröffnen
        </Button>
      </div>
      {open && Dialog && <Dialog onClose={() => setOpen(false)} />}
      {search.length >= LEAST && <Found search={search} />}
    </OperatorPage>
  );
}

function Found({ search }: { search: string }) {
  const { data, error, isFetching, refetch } = useQuery(usersQuery(useApi(), search));
  if (error && !data) {
    return (
      <LoadFailure
        title="Die Suche hat nicht geklappt"
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <SkeletonList rows={3} label="Konten werden gesucht …" />;
  if (data.length === 0) {
    return (
      <Card>
        <EmptyState icon={<UserSearch {...icon('xl')} />} title="Niemand gefunden">
          Versuchen Sie es mit einem Teil der Adresse oder des Namens.
        </EmptyState>
      </Card>
    );
  }
  return (
    <Stack as="ul" gap={3}>
      {data.map((user) => (
        <li key={user.users_id}>
          <UserRow user={user} />
        </li>
      ))}
    </Stack>
  );
}

function UserRow({ user }: { user: OperatorUser }) {
  const { users_id: id, name, role, blocked, paid, created_at: at } = user;
  const email = accountName(user.email);
  return (
    <Card as="article" slim className="operator-row" aria-label={email}>
      <div className="operator-row__text">
        <Heading level={2} size="h4">
          {name ?? email}
        </Heading>
        <Text tone="quiet">
          {[name && email, ROLES[role], `Nr. ${id}`, `seit ${formatDate(at)}`, paid && 'silver+']
            .filter(Boolean)
            .join(' · ')}
        </Text>
        {blocked && <Badge tone="error">Gesperrt</Badge>}
      </div>
      <LinkButton asChild>
        <Link to={pathTo(ownPaths.user, { id })}>
          Ansehen<VisuallyHidden> {email}</VisuallyHidden>
        </Link>
      </LinkButton>
    </Card>
  );
}
