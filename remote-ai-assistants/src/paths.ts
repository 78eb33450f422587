import { paths } from '@silverjobs/contract/paths';

/** Paths of this remote's pages with the names that it uses for them. */
export const interview = paths.interview;
export const jobCoach = paths.jobCoach;
