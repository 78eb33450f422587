/** Said where a plan has ended, in the notice and on the page that it closes (silverplus-44). */
export const ENDED_PLAN_TITLE = 'Ihre silver+-Mitgliedschaft ist beendet';
