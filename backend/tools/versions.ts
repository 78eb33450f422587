import { contractionsSince, readVersions } from '../src/database/versions/versions.ts';

/** `pnpm versions`: the versions so far, and to which of them a database of this state can be gone back. */
for (const { version, date, migration } of readVersions()) {
  const contractions = contractionsSince(migration);
  const back =
    contractions.length === 0
      ? 'can be gone back to with the database as it is'
      : `only with the backup from before ${contractions.join(', ')}`;
  console.log(`${version} · ${date} · ${migration} · ${back}`);
}
