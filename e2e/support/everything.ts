/**
 * Whether every combination is tried, as `npm run test:full` does each night; `npm test` tries one of each kind, chosen
 * where the table stands. Unit tests ask for `TESTS=all` themselves.
 */
export const everything = process.env.TESTS === 'all';
