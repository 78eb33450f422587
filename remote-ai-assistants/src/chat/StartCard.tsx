import { Heading, Stack, Text } from '@silverjobs/ui';
import { ReadAloud } from '@silverjobs/widgets/read-aloud';
import { type ReactNode, useRef } from 'react';
import type { Assistant } from './assistant.ts';

/** Before the first conversation: an AI answers, and these data it gets (assistants-7). */
export function StartCard({ assistant }: { assistant: Assistant }): ReactNode {
  const text = useRef<HTMLDivElement>(null);
  return (
    <div ref={text}>
      <Stack gap={4}>
        <div>
          <Heading level={2} size="h3">
            Bevor es losgeht
          </Heading>
          <ReadAloud target={text} of="den Hinweis" />
        </div>
        <Text>
          Hier antwortet eine künstliche Intelligenz (KI), also ein Computerprogramm, kein Mensch.
          Ihre Antworten können Fehler enthalten. Sie entscheiden selbst, was Sie davon verwenden.
        </Text>
        <div>
          <Text bold>Diese Angaben bekommt der Assistent:</Text>
          <ul className="chat-start__data">
            {assistant.data.map((line) => (
              <li key={line}>{line}</li>
            ))}
            <li>was Sie im Gespräch schreiben</li>
          </ul>
        </div>
        <Text tone="quiet">
          Das Gespräch wird höchstens einen Tag nach Ihrer letzten Nachricht aufbewahrt. Arbeitgeber
          sehen es nicht.
        </Text>
      </Stack>
    </div>
  );
}
