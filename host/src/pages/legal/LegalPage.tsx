import { PageTitle } from '@silverjobs/shell';
import { Card, Heading, Page, Prose, Stack } from '@silverjobs/ui';
import { ReadAloud } from '@silverjobs/widgets/read-aloud';
import { type ReactNode, useRef } from 'react';

/** A page of text that the law asks for; the title may hold soft hyphens. */
export function LegalPage({ title, children }: { title: string; children: ReactNode }) {
  const text = useRef<HTMLDivElement>(null);
  return (
    <Page>
      <PageTitle title={title.replaceAll('\u00ad', '')} />
      <Stack gap={6}>
        <Heading level={1}>{title}</Heading>
        <ReadAloud target={text} of="diese Seite" />
        <Card>
          <div ref={text}>
            <Prose>{children}</Prose>
          </div>
        </Card>
      </Stack>
    </Page>
  );
}
