import { Alert, Button, Card, Field, SearchInput, SkeletonText, Stack, Text } from '@silverjobs/ui';
import { type ReactNode, useState } from 'react';
import type { ShownTopic } from '../../model/declared-help.ts';
import { asksForTelephone, searchTopics } from './find-topics.ts';
import { Telephone } from './Telephone.tsx';
import { TopicSteps } from './TopicSteps.tsx';

interface AllHelpProps {
  topics: readonly ShownTopic[];
  /** Whether the help of the remotes has come. */
  state: 'loading' | 'failed' | 'whole';
  retrying: boolean;
  onRetry: () => void;
}

/** All help, and a search over its words (guide-3). */
export function AllHelp(props: AllHelpProps): ReactNode {
  const { topics, state, retrying, onRetry } = props;
  const [typed, setTyped] = useState('');
  const found = searchTopics(topics, typed);
  return (
    <Card as="section" title="Hilfe suchen">
      <Stack gap={4}>
        <Field label="Wonach suchen Sie?" hint="Zum Beispiel: Passwort, Kündigung, Bewerbung">
          <SearchInput value={typed} onChange={setTyped} maxLength={100} />
        </Field>
        <Text role="status">{state === 'loading' ? '' : foundText(typed, found.length)}</Text>
        {asksForTelephone(typed) && <Telephone />}
        {state === 'failed' && (
          <Alert
            tone="error"
            title="Ein Teil der Hilfe fehlt"
            action={
              <Button loading={retrying} onClick={onRetry}>
                Noch einmal versuchen
              </Button>
            }
          >
            Bitte prüfen Sie Ihre Internetverbindung.
          </Alert>
        )}
        {state === 'loading' ? (
          <SkeletonText lines={8} />
        ) : (
          <div>
            {found.map((topic) => (
              <details key={topic.title} className="help-topic">
                <summary>{topic.title}</summary>
                <TopicSteps topic={topic} />
              </details>
            ))}
          </div>
        )}
      </Stack>
    </Card>
  );
}

function foundText(typed: string, count: number): string {
  if (typed.trim() === '') return 'Alle Themen:';
  if (count === 0)
    return 'Dazu haben wir nichts gefunden. Versuchen Sie ein anderes Wort oder bitten Sie um einen Anruf.';
  return count === 1 ? '1 Thema gefunden:' : `${count} Themen gefunden:`;
}
