import { Button, Heading, icon, Stack, Text } from '@silverjobs/ui';
import { MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Assistant } from './assistant.ts';

interface StartCardProps {
  assistant: Assistant;
  onStart: () => void;
}

/** Before the first conversation: an AI answers, and these data it gets (assistants-7). */
export function StartCard({ assistant, onStart }: StartCardProps): ReactNode {
  return (
    <div className="chat-start">
      <Stack gap={4}>
        <Heading level={2} size="h3">
          Bevor es losgeht
        </Heading>
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
        <div>
          <Button variant="primary" icon={<MessageCircle {...icon()} />} onClick={onStart}>
            Gespräch starten
          </Button>
        </div>
      </Stack>
    </div>
  );
}
