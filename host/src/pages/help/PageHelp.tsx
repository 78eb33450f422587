import { useUser } from '@silverjobs/shell';
import { Card, LinkButton, SkeletonText, Stack, Text } from '@silverjobs/ui';
import type { ReactNode } from 'react';
import { Link, matchPath } from 'react-router-dom';
import { useDeclaredPages } from '../../frame/declared-pages/declared-pages.tsx';
import type { ShownTopic } from '../../model/declared-help.ts';
import { topicOf } from './find-topics.ts';
import { TopicSteps } from './TopicSteps.tsx';

interface PageHelpProps {
  /** The page that one came from. */
  page: string;
  topics: readonly ShownTopic[];
  /** Whether the help of the remotes has come. */
  state: 'loading' | 'failed' | 'whole';
}

/**
 * Help for the page one came from. A remote that declares none for it, such as an older one, has the
 * general way to help instead (guide-15).
 */
export function PageHelp({ page, topics, state }: PageHelpProps): ReactNode {
  const user = useUser();
  const isPage = useDeclaredPages().some(({ path, aliases = [] }) =>
    [path, ...aliases].some((one) => matchPath(one, page)),
  );
  const session = { signedIn: user !== null, loaded: user !== null, user };
  const topic = topicOf(topics, page, session);
  if (topic) {
    return (
      <Card as="section" title={`Hilfe zu dieser Seite: ${topic.title}`}>
        <TopicSteps topic={topic} backTo={page} />
      </Card>
    );
  }
  if (!isPage) return null;
  return (
    <Card as="section" title="Hilfe zu dieser Seite">
      {state === 'loading' ? (
        <SkeletonText lines={5} />
      ) : (
        <Stack gap={4}>
          <Text>
            {state === 'failed'
              ? 'Die Hilfe zu dieser Seite konnten wir nicht laden. Rufen Sie uns an, oder versuchen Sie es weiter unten noch einmal.'
              : 'Zu dieser Seite gibt es noch keine eigene Hilfe. Suchen Sie weiter unten nach einem Wort, oder rufen Sie uns an.'}
          </Text>
          <div>
            <LinkButton asChild>
              <Link to={page}>Zurück zu der Seite</Link>
            </LinkButton>
          </div>
        </Stack>
      )}
    </Card>
  );
}
