import type { Candidate, MatchingPosition } from '@silverjobs/contract';
import {
  apiFailure,
  buildCandidate,
  buildCandidateUser,
  type Handlers,
  type RenderedPage,
  renderPage,
} from '@silverjobs/testing';
import { screen, within } from '@testing-library/react';
import { DesiredJobsPage } from '../DesiredJobsPage.tsx';

/** An activity that suggestions use. */
export const reception: MatchingPosition = {
  id: 71,
  positions_id: 301,
  label: 'Empfang',
  matching_used: 'true',
  match_type_employer: 'true',
  match_type_education: 'false',
  match_type_workexperience: 'true',
};

const garden: MatchingPosition = {
  id: 72,
  positions_id: 802,
  label: 'Garten',
  matching_used: 'false',
  match_type_employer: 'false',
  match_type_education: 'true',
  match_type_workexperience: 'false',
};

/** A candidate with the activities Empfang, which is used, and Garten, which is not. */
export const withActivities = buildCandidate({ candidate_matching_positions: [reception, garden] });

const catalogue = Array.from({ length: 24 }, (_, index) => ({
  id: index + 1,
  job: `Tätigkeit ${index + 1}`,
}));

/** The page with a backend that remembers what is switched. */
export function openDesiredJobs(
  candidate: Candidate = withActivities,
  handlers: Handlers = {},
): RenderedPage {
  let positions = candidate.candidate_matching_positions;
  const user = () =>
    buildCandidateUser({ _candidate: { ...candidate, candidate_matching_positions: positions } });
  return renderPage(<DesiredJobsPage />, {
    user: user(),
    route: '/desired-jobs',
    handlers: {
      'GET /candidate_matching_positions': () => positions,
      'GET /candidate_matching_potential_jobs': () => catalogue,
      'POST /candidate_matching_positions': ({ body }) => {
        positions = positions.map((position) =>
          position.positions_id === body.position_id
            ? { ...position, matching_used: body.matching_used }
            : position,
        );
        const changed = positions.find(({ positions_id }) => positions_id === body.position_id);
        if (!changed) throw apiFailure('not_found', 'Das Gesuchte wurde nicht gefunden.');
        return changed;
      },
      'POST /exclude_position_survey': () => ({ id: 1 }),
      'PUT /candidate/{id}': () => candidate,
      'GET /auth/me': user,
      ...handlers,
    },
  });
}

/** What was sent. */
export const sent = (page: RenderedPage) => page.calls.filter(({ key }) => !key.startsWith('GET'));
/** The switch of an activity. */
export const onOffSetting = (label: string) =>
  screen.getByRole('switch', { name: `Für Vorschläge verwenden ${label}` });

/** Presses the switch of Empfang and answers the question with yes. */
export async function removeReception(page: RenderedPage) {
  await page.person.click(onOffSetting('Empfang'));
  const ask = await screen.findByRole('alertdialog', { name: '„Empfang“ nicht mehr verwenden?' });
  await page.person.click(within(ask).getByRole('button', { name: 'Ja, nicht mehr verwenden' }));
}
