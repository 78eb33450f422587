import { PageTitle } from '@silverjobs/shell';
import { Alert, GivenText, Heading } from '@silverjobs/ui';
import type { ReactNode } from 'react';

/**
 * There is no such conversation, or none of the user (messages-10).
 * @param candidate the user has no candidate profile at all
 */
export function NoConversation({ candidate = false }: { candidate?: boolean }): ReactNode {
  return (
    <>
      <PageTitle title="Gespräch nicht gefunden" />
      <Heading level={1} tabIndex={-1} className="conversation-title">
        Gespräch nicht gefunden
      </Heading>
      <Alert
        tone="warning"
        title={
          candidate ? (
            <GivenText
              plain="Zu Ihrem Konto gibt es noch kein Profil."
              given="No candidate data found"
            />
          ) : (
            <GivenText
              plain="Dieses Gespräch gibt es nicht oder nicht mehr."
              given="No data available"
            />
          )
        }
      >
        {candidate
          ? 'Bitte füllen Sie zuerst Ihr Profil aus.'
          : 'Bitte prüfen Sie die Adresse oder wählen Sie ein Gespräch aus der Liste.'}
      </Alert>
    </>
  );
}
