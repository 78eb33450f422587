import { promises } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/**
 * Imported before a program, ends it as a power failure would: at the call of the file system whose
 * number DIE_AT names, before the call or, while writing, after half of the content.
 */
const last = Number(process.env.DIE_AT);
let calls = 0;

const { writeFile } = promises;
for (const name of ['mkdir', 'writeFile', 'link', 'unlink'] as const) {
  const original = promises[name] as (...parts: unknown[]) => Promise<unknown>;
  const wrapped = async (...parts: unknown[]): Promise<unknown> => {
    calls += 1;
    if (calls === last) {
      const [file, content] = parts as [string, Uint8Array];
      if (name === 'writeFile') await writeFile(file, content.subarray(0, content.length / 2));
      process.kill(process.pid, 'SIGKILL');
    }
    return original(...parts);
  };
  Object.assign(promises, { [name]: wrapped });
}
syncBuiltinESMExports();
