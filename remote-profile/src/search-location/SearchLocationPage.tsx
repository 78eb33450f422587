import { Card, Text } from '@silverjobs/ui';
import { LocationMap } from '@silverjobs/widgets/location-map';
import { ProfileCard } from '../editing/ProfileCard.tsx';
import { fact } from '../facts/fact.ts';
import { radiusText, residenceFacts } from '../facts/search-facts.ts';
import { ProfileSubPage } from '../page-frame/ProfileSubPage.tsx';
import { residenceOnMap } from './map-place.ts';

const importResidence = async () => (await import('./ResidenceDialog.tsx')).ResidenceDialog;
const importRadius = async () => (await import('./RadiusDialog.tsx')).RadiusDialog;

/** /location: residence, radius and both on a map (profile-34 to profile-35). */
export function SearchLocationPage() {
  return (
    <ProfileSubPage title="Suchort">
      {(candidate) => {
        const place = residenceOnMap(candidate);
        return (
          <>
            <ProfileCard
              title="Wohnort"
              candidate={candidate}
              facts={residenceFacts(candidate)}
              edit="Wohnort bearbeiten"
              importEditor={importResidence}
            />
            <ProfileCard
              title="Umkreis"
              candidate={candidate}
              facts={[fact('Suchen bis', radiusText(candidate.location.radius), 'Ihren Umkreis')]}
              edit="Umkreis bearbeiten"
              importEditor={importRadius}
            />
            <Card as="section" title="Ihr Suchgebiet">
              {place ? (
                <LocationMap place={place} />
              ) : (
                <Text tone="quiet">
                  Sobald Sie Ihre Postleitzahl angeben, zeigt hier eine Karte Ihren Suchort.
                </Text>
              )}
            </Card>
          </>
        );
      }}
    </ProfileSubPage>
  );
}
