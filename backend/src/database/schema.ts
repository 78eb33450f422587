/** All tables; drizzle-kit writes the migrations from here. */
export * from './tables/account.ts';
export * from './tables/bookings.ts';
export * from './tables/candidates.ts';
export * from './tables/clients.ts';
export * from './tables/communications.ts';
export * from './tables/courses.ts';
export * from './tables/job-alerts.ts';
export * from './tables/job-reports.ts';
export * from './tables/job-searches.ts';
export * from './tables/jobs.ts';
export * from './tables/kept-jobs.ts';
export * from './tables/lookups.ts';
export * from './tables/message-reports.ts';
export * from './tables/notes.ts';
export * from './tables/outbox.ts';
export * from './tables/sessions.ts';
export * from './tables/users.ts';
