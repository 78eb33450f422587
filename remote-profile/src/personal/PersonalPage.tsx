import { paths } from '@silverjobs/contract/paths';
import { Link } from '@silverjobs/ui';
import { Link as RouterLink } from 'react-router-dom';
import { ProfileCard } from '../editing/ProfileCard.tsx';
import { contactFacts, traitFacts } from '../facts/personal-facts.ts';
import { ProfileSubPage } from '../page-frame/ProfileSubPage.tsx';

const importContact = async () => (await import('./ContactDialog.tsx')).ContactDialog;
const importTraits = async () => (await import('./TraitsDialog.tsx')).TraitsDialog;

/** /personal: contact data, wishes and languages (profile-12). */
export function PersonalPage() {
  return (
    <ProfileSubPage title="Persönliches">
      {(candidate) => (
        <>
          <ProfileCard
            title="Kontaktdaten"
            candidate={candidate}
            facts={contactFacts(candidate)}
            edit="Kontaktdaten bearbeiten"
            importEditor={importContact}
          >
            <p>
              Ihre E-Mail-Adresse ändern Sie in den{' '}
              <Link asChild>
                <RouterLink to={paths.accessData}>Zugangsdaten</RouterLink>
              </Link>
              .
            </p>
          </ProfileCard>
          <ProfileCard
            title="Eigenschaften und Wünsche"
            candidate={candidate}
            facts={traitFacts(candidate)}
            edit="Eigenschaften und Wünsche bearbeiten"
            importEditor={importTraits}
          />
        </>
      )}
    </ProfileSubPage>
  );
}
