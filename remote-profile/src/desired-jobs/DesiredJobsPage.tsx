import { WORK_WHERE_OTHER_ACTIVITY_ID } from '@silverjobs/contract/constants';
import { Alert } from '@silverjobs/ui';
import { ProfileSubPage } from '../page-frame/ProfileSubPage.tsx';
import { ExperienceCard } from './ExperienceCard.tsx';
import { PotentialJobsCard } from './PotentialJobsCard.tsx';

/** /desired-jobs: activities of the experience, and others one can imagine (profile-24 to profile-28). */
export function DesiredJobsPage() {
  return (
    <ProfileSubPage title="Gesuchte Tätigkeiten">
      {(candidate) => (
        <>
          {candidate.preferences.work_where_candidate_id === WORK_WHERE_OTHER_ACTIVITY_ID && (
            <Alert title="Sie suchen eine andere Tätigkeit als bisher">
              So haben Sie es bei der Registrierung angegeben. Ihre Erfahrung verwenden wir deshalb
              nicht für Vorschläge. Sie können einzelne Tätigkeiten hier wieder einschalten.
            </Alert>
          )}
          <ExperienceCard />
          <PotentialJobsCard candidate={candidate} />
        </>
      )}
    </ProfileSubPage>
  );
}
