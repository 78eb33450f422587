import { paths } from '@silverjobs/contract/paths';
import { PageTitle } from '@silverjobs/shell';
import { EmptyState, Heading, LinkButton, Page, Stack } from '@silverjobs/ui';
import { Link } from 'react-router-dom';

/** An unknown path, inside the layout (ACC-08). */
export function NotFoundPage() {
  return (
    <Page>
      <PageTitle title="Seite nicht gefunden" />
      <Stack gap={6}>
        <Heading level={1}>Seite nicht gefunden</Heading>
        <EmptyState
          title="Diese Adresse gibt es bei uns nicht."
          action={
            <LinkButton asChild variant="primary">
              <Link to={paths.start}>Zu den Silverjobs</Link>
            </LinkButton>
          }
        >
          Vielleicht ist sie falsch geschrieben, oder die Seite ist umgezogen.
        </EmptyState>
      </Stack>
    </Page>
  );
}
