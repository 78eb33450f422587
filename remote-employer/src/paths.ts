import { paths } from '@silverjobs/contract/paths';

/** Paths of this remote's pages with the names that it uses for them. */
export const newJob = paths.newJob;
export const employerProfile = paths.employerProfile;
export const apiKeys = paths.apiKeys;
export const colleagues = paths.colleagues;
export const start = paths.start;
export const bookings = '/finances';
export const refusals = '/jobs/:id/absagen';
export const jobImport = '/anzeigen-einlesen';
export const jobFigures = '/jobs/:id/zahlen';
