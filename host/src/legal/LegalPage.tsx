import { PageTitle } from '@silverjobs/shell';
import { Card, Heading, Page, Prose, Stack } from '@silverjobs/ui';
import type { ReactNode } from 'react';

/** A page of text that the law asks for; the title may hold soft hyphens. */
export function LegalPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Page>
      <PageTitle title={title.replaceAll('\u00ad', '')} />
      <Stack gap={6}>
        <Heading level={1}>{title}</Heading>
        <Card>
          <Prose>{children}</Prose>
        </Card>
      </Stack>
    </Page>
  );
}
