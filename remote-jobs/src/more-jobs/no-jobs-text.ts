/** Said when there is no job for the filter (jobs-8). */
export const NO_JOBS = 'Keine Jobs für die aktuellen Filter gefunden.';

/** Up to this many jobs the list also offers what finds more. */
export const FEW_JOBS = 10;
