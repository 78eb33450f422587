import { fileURLToPath } from 'node:url';

/** Where the SQL migrations lie, for both engines. */
export const migrationsFolder = fileURLToPath(new URL('../../drizzle', import.meta.url));
