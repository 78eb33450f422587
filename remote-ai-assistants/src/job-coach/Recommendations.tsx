import { GivenText, Heading, Stack } from '@silverjobs/ui';
import { ReadAloud } from '@silverjobs/widgets/read-aloud';
import { SafeMarkdown } from '@silverjobs/widgets/safe-markdown';
import { type ReactNode, useRef } from 'react';

/** The panel of what the job coach recommends (assistants-34). */
export function Recommendations({ texts }: { texts: readonly string[] }): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  return (
    <section className="chat-panel" aria-labelledby="job-recommendations">
      <Heading level={2} size="h3" id="job-recommendations">
        <GivenText plain="Empfehlungen für Sie" given="Job Recommendations" />
      </Heading>
      <ReadAloud target={list} of="die Empfehlungen" />
      <div ref={list}>
        <Stack as="ul" gap={4}>
          {texts.map((text) => (
            <li key={text}>
              <SafeMarkdown text={text} headingLevel={3} />
            </li>
          ))}
        </Stack>
      </div>
    </section>
  );
}
