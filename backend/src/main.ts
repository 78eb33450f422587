import { readConfig } from './config.ts';
import { demoLogins } from './demo/index.ts';
import { startBackend } from './start-backend.ts';

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const backend = await startBackend(config, (text) => console.log(text));
  console.log(`Backend: ${backend.url}/api (${backend.engine})`);
  if (config.DEMO_DATA === 'on') {
    console.log('Demo logins:');
    for (const { email, password, description } of demoLogins) {
      console.log(`  ${email}  ${password}  (${description})`);
    }
  }
  const stop = () => {
    backend.stop().then(
      () => process.exit(0),
      (error) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
