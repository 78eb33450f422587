/** Paths of this remote's pages that nobody else links to. */
export const interview = '/interview';
export const jobCoach = '/job-coach';
