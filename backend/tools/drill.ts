import { runBackup } from './backup/run-backup.ts';

await runBackup('drill');
