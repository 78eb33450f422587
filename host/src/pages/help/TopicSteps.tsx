import { LinkButton, Text } from '@silverjobs/ui';
import { ReadAloud } from '@silverjobs/widgets/read-aloud';
import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { ShownTopic } from '../../model/declared-help.ts';

interface TopicStepsProps {
  topic: ShownTopic;
  /** The page that one came from. */
  backTo?: string;
}

/** What one can do on a page, in three numbered steps. */
export function TopicSteps({ topic, backTo }: TopicStepsProps): ReactNode {
  const text = useRef<HTMLDivElement>(null);
  return (
    <>
      <ReadAloud target={text} of={`Hilfe: ${topic.title}`} />
      <div ref={text}>
        <Text reading>{topic.intro}</Text>
        <ol className="help-steps">
          {topic.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
      {backTo && (
        <LinkButton asChild>
          <Link to={backTo}>Zurück zu der Seite</Link>
        </LinkButton>
      )}
    </>
  );
}
