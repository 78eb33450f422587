import { PageTitle } from '@silverjobs/shell';
import { Card, Heading, Page, Prose } from '@silverjobs/ui';
import type { ReactNode } from 'react';

/** A page of text that the law asks for. */
export function LegalPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Page>
      <PageTitle title={title} />
      <Heading level={1} tabIndex={-1}>
        {title}
      </Heading>
      <Card>
        <Prose>{children}</Prose>
      </Card>
    </Page>
  );
}
