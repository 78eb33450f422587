import { PageTitle } from '@silverjobs/shell';
import { Card, Field, Heading, Page, SearchInput, Stack, Text } from '@silverjobs/ui';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { askedPage } from '../layout/asking-page.ts';
import { AskForCall } from './AskForCall.tsx';
import { searchTopics, topicOf } from './find-topics.ts';
import './help.css';
import { Telephone } from './Telephone.tsx';
import { TopicSteps } from './TopicSteps.tsx';

/** /hilfe: help for the page one came from, all help to search, telephone and a call (guide-2). */
export function HelpPage(): ReactNode {
  const { search } = useLocation();
  const page = askedPage(search);
  const topic = page === null ? null : topicOf(page);
  return (
    <Page>
      <PageTitle title="Hilfe" />
      <Stack gap={6}>
        <Heading level={1}>Hilfe</Heading>
        {topic && page !== null && (
          <Card as="section" title={`Hilfe zu dieser Seite: ${topic.title}`}>
            <TopicSteps topic={topic} backTo={page} />
          </Card>
        )}
        <Card as="section" title="Mit uns sprechen">
          <Stack gap={5}>
            <Telephone />
            <AskForCall />
          </Stack>
        </Card>
        <AllHelp />
      </Stack>
    </Page>
  );
}

function AllHelp() {
  const [typed, setTyped] = useState('');
  const found = searchTopics(typed);
  return (
    <Card as="section" title="Hilfe suchen">
      <Stack gap={4}>
        <Field label="Wonach suchen Sie?" hint="Zum Beispiel: Passwort, Kündigung, Bewerbung">
          <SearchInput value={typed} onChange={setTyped} maxLength={100} />
        </Field>
        <Text role="status">
          {typed.trim() === ''
            ? 'Alle Themen:'
            : found.length === 0
              ? 'Dazu haben wir nichts gefunden. Versuchen Sie ein anderes Wort oder bitten Sie um einen Anruf.'
              : found.length === 1
                ? '1 Thema gefunden:'
                : `${found.length} Themen gefunden:`}
        </Text>
        <div>
          {found.map((topic) => (
            <details key={topic.id} className="help-topic">
              <summary>{topic.title}</summary>
              <TopicSteps topic={topic} />
            </details>
          ))}
        </div>
      </Stack>
    </Card>
  );
}
