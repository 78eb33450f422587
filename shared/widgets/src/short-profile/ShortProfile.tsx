import type { CandidateDetail } from '@silverjobs/contract';
import { Alert, Card, DefinitionList } from '@silverjobs/ui';
import type { ReactNode } from 'react';
import { ContactCard } from './ContactCard.tsx';
import { profileFacts } from './profile-facts.ts';

/**
 * The short profile, as employers read it on its page and the candidate in the preview: one piece, so
 * that both see the same (profile-5).
 */
export function ShortProfile({ detail }: { detail: CandidateDetail }): ReactNode {
  return (
    <>
      {!detail.searching && (
        <Alert tone="warning">Diese Person sucht zurzeit keine neue Stelle.</Alert>
      )}
      <ContactCard contact={detail.contact_data} />
      <Card as="section" title="Was diese Person mitbringt">
        <DefinitionList columns={2} items={profileFacts(detail)} />
      </Card>
    </>
  );
}
