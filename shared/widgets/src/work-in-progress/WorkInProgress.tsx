import { paths } from '@silverjobs/contract/paths';
import { EmptyState, Heading, LinkButton, Page, Stack } from '@silverjobs/ui';
import { Link } from 'react-router-dom';

/** An honest page for an area that has its place in the product but is not built yet. */
export function WorkInProgress({ title }: { title: string }) {
  return (
    <Page>
      <Stack gap={6}>
        <Heading level={1}>{title}</Heading>
        <EmptyState
          title="Dieser Bereich ist in Arbeit"
          action={
            <LinkButton asChild>
              <Link to={paths.start}>Zu den Silverjobs</Link>
            </LinkButton>
          }
        >
          Wir bauen ihn gerade. Die Stellensuche steht Ihnen schon zur Verfügung.
        </EmptyState>
      </Stack>
    </Page>
  );
}
