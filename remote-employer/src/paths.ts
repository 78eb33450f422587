/** Paths of this remote's pages that nobody else links to. */
export const newJob = '/new/job';
export const employerProfile = '/new/profile';
export const bookings = '/finances';
