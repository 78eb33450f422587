import { ProfileCard } from '../editing/ProfileCard.tsx';
import { degreeFacts, trainingFacts } from '../facts/experience-facts.ts';
import { ProfileSubPage } from '../page-frame/ProfileSubPage.tsx';

const importDegree = async () => (await import('./DegreeDialog.tsx')).DegreeDialog;
const importTrainings = async () => (await import('./TrainingsDialog.tsx')).TrainingsDialog;

/** /education: degree, training, further learning (profile-18). */
export function EducationPage() {
  return (
    <ProfileSubPage title="Berufsausbildung">
      {(candidate) => (
        <>
          <ProfileCard
            title="Abschluss und Ausbildung"
            candidate={candidate}
            facts={degreeFacts(candidate)}
            edit="Abschluss und Ausbildung bearbeiten"
            importEditor={importDegree}
          />
          <ProfileCard
            title="Fortbildungen und Programme"
            candidate={candidate}
            facts={trainingFacts(candidate)}
            edit="Fortbildungen und Programme bearbeiten"
            importEditor={importTrainings}
          />
        </>
      )}
    </ProfileSubPage>
  );
}
