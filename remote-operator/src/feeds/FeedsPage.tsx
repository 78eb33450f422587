import { useApi } from '@silverjobs/api';
import { feedsQuery } from '@silverjobs/api/operator-office';
import type { FeedState } from '@silverjobs/contract';
import { Badge, Card, EmptyState, Heading, icon, SkeletonList, Stack, Text } from '@silverjobs/ui';
import { LoadFailure } from '@silverjobs/widgets/load-failure';
import { useQuery } from '@tanstack/react-query';
import { Rss } from 'lucide-react';
import type { ReactNode } from 'react';
import { OperatorPage } from '../list/OperatorPage.tsx';
import { when } from '../texts/when.ts';

/** /operator/feeds: the feeds of partner jobs with their last run (operators-21). */
export function FeedsPage(): ReactNode {
  const { data, error, isFetching, refetch } = useQuery(feedsQuery(useApi()));
  return (
    <OperatorPage
      title="Anzeigenquellen"
      lead="Stellen von Partnern kommen jede Stunde. Welche Quellen es gibt, steht in der Konfiguration."
    >
      {!data && !error && <SkeletonList rows={2} label="Quellen werden geladen …" />}
      {error && !data && (
        <LoadFailure
          title="Die Quellen konnten nicht geladen werden"
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data?.length === 0 && (
        <Card>
          <EmptyState icon={<Rss {...icon('xl')} />} title="Keine Quellen">
            Noch ist keine abgefragt worden.
          </EmptyState>
        </Card>
      )}
      {data && data.length > 0 && (
        <Stack as="ul" gap={3}>
          {data.map((feed) => (
            <li key={feed.source}>
              <FeedRow feed={feed} />
            </li>
          ))}
        </Stack>
      )}
    </OperatorPage>
  );
}

/** Why jobs are not shown, after their number. */
const LEFT_OUT: Readonly<Record<FeedState['left_out'][number]['reason'], string>> = {
  unreadable: 'nicht lesbar',
  'no-title': 'ohne Titel',
  'no-address': 'ohne Adresse mit https',
  'bad-date': 'mit unklarem Datum',
  over: 'abgelaufen',
  abroad: 'nicht in Deutschland, Österreich, der Schweiz oder Liechtenstein',
  'full-time': 'nur in Vollzeit',
  double: 'doppelt',
  'too-many': 'über der Grenze von 20.000',
};

const NOTICES: Readonly<Record<NonNullable<FeedState['notice']>, string>> = {
  empty:
    'Die Quelle hat keine Stelle geliefert. Was sie vorher hatte, bleibt bis zu drei Tage stehen.',
  broken:
    'Mehr als die Hälfte der Quelle war nicht lesbar. Was sie vorher hatte, bleibt bis zu drei Tage stehen. Bitte sagen Sie es dem Partner.',
  partial: 'Die Quelle hat nur Änderungen geliefert.',
};

function FeedRow({ feed }: { feed: FeedState }) {
  const { name, jobs, started_at: started, succeeded_at: succeeded, error, notice } = feed;
  const left = feed.left_out.map(({ reason, count }) => `${count} ${LEFT_OUT[reason]}`);
  const isOdd = notice === 'empty' || notice === 'broken';
  const odd = notice === 'empty' ? 'Leer' : 'Zum Teil nicht lesbar';
  const state = error ? 'Gescheitert' : isOdd ? odd : 'In Ordnung';
  const facts = [
    jobs === 1 ? '1 Stelle' : `${jobs} Stellen`,
    started && `zuletzt abgefragt ${when(started)}`,
    error && succeeded && `zuletzt gelungen ${when(succeeded)}`,
  ];
  return (
    <Card as="article" slim aria-label={name}>
      <div className="operator-row__text">
        <Heading level={2} size="h4">
          {name}
        </Heading>
        <Text tone="quiet">{facts.filter(Boolean).join(' · ')}</Text>
        <Badge tone={error ? 'error' : isOdd ? 'warning' : 'success'}>{state}</Badge>
        {left.length > 0 && <Text>Nicht gezeigt: {left.join(', ')}.</Text>}
        {notice && <Text tone="quiet">{NOTICES[notice]}</Text>}
        {error && <p className="operator-text">{error}</p>}
      </div>
    </Card>
  );
}
