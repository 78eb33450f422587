import { usePageHead, useShell } from '@silverjobs/shell';
import { Card, Heading, Page, Prose, Stack } from '@silverjobs/ui';
import { ReadAloud } from '@silverjobs/widgets/read-aloud';
import { type ReactNode, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** A page of text that the law asks for; the title may hold soft hyphens. */
export function LegalPage({ title, children }: { title: string; children: ReactNode }) {
  const text = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  const { product } = useShell().title;
  const name = title.replaceAll('\u00ad', '');
  usePageHead({
    title: name,
    description: `${name} von ${product}, dem Stellenmarkt für Menschen ab 60.`,
    canonical: pathname,
  });
  return (
    <Page>
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
