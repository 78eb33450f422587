import { Heading, Page, Stack, Text } from '@silverjobs/ui';
import type { ReactNode } from 'react';
import './operator.css';

interface OperatorPageProps {
  title: string;
  /** What the page is for, in a sentence. */
  lead?: string;
  children: ReactNode;
}

/** The frame of every page of the back-office. */
export function OperatorPage({ title, lead, children }: OperatorPageProps): ReactNode {
  return (
    <Page>
      <Stack gap={6}>
        <Heading level={1} tabIndex={-1}>
          {title}
        </Heading>
        {lead && <Text reading>{lead}</Text>}
        {children}
      </Stack>
    </Page>
  );
}
