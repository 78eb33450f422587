import { useApi } from '@silverjobs/api';
import { contentsListQuery } from '@silverjobs/api/operator-office';
import type { ContentKind, ContentVersion } from '@silverjobs/contract';
import { formatDate, formatTime } from '@silverjobs/contract/formats';
import { LEGAL_PATHS } from '@silverjobs/contract/operator';
import {
  Badge,
  Card,
  Heading,
  Link,
  LinkButton,
  Stack,
  Text,
  VisuallyHidden,
} from '@silverjobs/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Loading } from '../list/Loading.tsx';
import { OperatorPage } from '../list/OperatorPage.tsx';
import * as ownPaths from '../paths.ts';
import { KIND_TEXTS, nameOf } from './content-texts.ts';
import { type KnownTexts, useKnownTexts } from './use-known-texts.ts';

/** Numbers of templates that the office adds begin here; those below came with the product. */
const FIRST_TEMPLATE = 1_000;

const editPath = (kind: ContentKind, key: string) =>
  `${ownPaths.content}?${new URLSearchParams({ kind, key })}`;

/** /operator/contents: all that the office writes without a build (operators-40). */
export function ContentsPage(): ReactNode {
  const versions = useQuery(contentsListQuery(useApi()));
  const known = useKnownTexts();
  return (
    <OperatorPage
      title="Inhalte"
      lead="Was hier geschrieben wird, steht nach wenigen Sekunden auf den Seiten. Jede Fassung bleibt erhalten und lässt sich zurückholen."
    >
      <Loading
        query={versions}
        loading="Inhalte werden geladen …"
        failed="Die Inhalte konnten nicht geladen werden"
      >
        {(rows) => <Kinds rows={rows} known={known} />}
      </Loading>
    </OperatorPage>
  );
}

function Kinds({ rows, known }: { rows: readonly ContentVersion[]; known: KnownTexts }) {
  const keysOf = (kind: ContentKind) =>
    rows.filter((row) => row.kind === kind).map(({ key }) => key);
  const list = (kind: ContentKind, title: string, keys: readonly string[], more?: ReactNode) => (
    <Card as="section" title={title} aria-label={title}>
      <Stack gap={4}>
        <Stack as="ul" gap={3} className="operator-plain">
          {[...new Set(keys)].map((key) => (
            <Entry
              key={key}
              kind={kind}
              name={nameOf(kind, key)}
              to={editPath(kind, key)}
              row={rows.find((row) => row.kind === kind && row.key === key)}
            />
          ))}
        </Stack>
        {more}
      </Stack>
    </Card>
  );
  const templates = keysOf('template');
  const next = Math.max(FIRST_TEMPLATE, ...templates.map((key) => Number(key) + 1));
  return (
    <>
      {list('banner', 'Hinweis und Wartung', ['banner'])}
      {list('maintenance', 'Wartung', ['maintenance'])}
      {list('prices', KIND_TEXTS.prices, ['prices'])}
      {list('legal', 'Rechtliche Seiten', LEGAL_PATHS)}
      {list(
        'article',
        KIND_TEXTS.article,
        [...known.articles, ...keysOf('article')],
        <div>
          <LinkButton asChild>
            <RouterLink to={editPath('article', 'neuer-artikel')}>Artikel schreiben</RouterLink>
          </LinkButton>
        </div>,
      )}
      {list(
        'template',
        'Vorlagen für Nachrichten',
        templates,
        <div>
          <LinkButton asChild>
            <RouterLink to={editPath('template', String(next))}>Vorlage anlegen</RouterLink>
          </LinkButton>
        </div>,
      )}
      {list('help', KIND_TEXTS.help, [...known.help, ...keysOf('help')])}
      <Card as="section" title="Kurse">
        <Text>
          Titel und Beschreibung eines Kurses ändern Sie unter{' '}
          <Link asChild>
            <RouterLink to={ownPaths.courses}>Kurse und Termine</RouterLink>
          </Link>
          . Impressum, Telefon und Bank stehen in der Konfiguration des Servers.
        </Text>
      </Card>
    </>
  );
}

interface EntryProps {
  kind: ContentKind;
  name: string;
  to: string;
  row: ContentVersion | undefined;
}

function Entry({ name, to, row }: EntryProps) {
  return (
    <li className="operator-row">
      <div className="operator-row__text">
        <Heading level={3} size="h4">
          {name}
        </Heading>
        <Text tone="quiet">{row ? stateOf(row) : 'Wie ausgeliefert'}</Text>
        {row && !row.current && row.valid_from > Date.now() && <Badge>Gilt noch nicht</Badge>}
      </div>
      <LinkButton asChild>
        <RouterLink to={to}>
          Ändern<VisuallyHidden> {name}</VisuallyHidden>
        </RouterLink>
      </LinkButton>
    </li>
  );
}

function stateOf({ data, version, author, valid_from: from }: ContentVersion): string {
  const what = data === null ? 'Wie ausgeliefert' : `Fassung ${version}`;
  return `${what}, ab ${formatDate(from)}, ${formatTime(from)} Uhr · ${author}`;
}
