import { ProfileCard } from '../editing/ProfileCard.tsx';
import { employerFacts, mainJobFacts } from '../facts/experience-facts.ts';
import { ProfileSubPage } from '../page-frame/ProfileSubPage.tsx';

const importMainJob = async () => (await import('./MainJobDialog.tsx')).MainJobDialog;
const importLast = async () => (await import('./EmployerDialogs.tsx')).LastEmployerDialog;
const importPrevious = async () => (await import('./EmployerDialogs.tsx')).PreviousEmployerDialog;

/** /work-history: main job, last and previous employer (profile-17). */
export function WorkHistoryPage() {
  return (
    <ProfileSubPage title="Letzte Arbeitgeber">
      {(candidate) => (
        <>
          <ProfileCard
            title="Hauptberuf"
            candidate={candidate}
            facts={mainJobFacts(candidate)}
            edit="Hauptberuf bearbeiten"
            importEditor={importMainJob}
          />
          <ProfileCard
            title="Letzter Arbeitgeber"
            candidate={candidate}
            facts={employerFacts(candidate.display.last_employer)}
            edit="Letzten Arbeitgeber bearbeiten"
            importEditor={importLast}
          />
          <ProfileCard
            title="Vorheriger Arbeitgeber"
            candidate={candidate}
            facts={employerFacts(candidate.display.previous_employer)}
            edit="Vorherigen Arbeitgeber bearbeiten"
            importEditor={importPrevious}
          />
        </>
      )}
    </ProfileSubPage>
  );
}
