import { runBackend } from '../run-backend.ts';
import { printedLogins } from './accounts/logins.ts';
import { createDemo } from './create-demo.ts';
import { readDemoSize } from './demo-size.ts';
import * as data from './index.ts';

// The backend with demo data; main.ts, the backend of production, never loads this folder.
await runBackend(() => createDemo(data, readDemoSize(process.env)));
if (process.send) process.send({ kind: 'logins', logins: printedLogins });
else {
  console.log('Demo logins:');
  for (const { email, password, description } of printedLogins) {
    console.log(`  ${email}  ${password}  (${description})`);
  }
}
