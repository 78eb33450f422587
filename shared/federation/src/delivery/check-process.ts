import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { checkPages } from '../first-view/check-first-view.ts';
import type { HostRelease, RemoteRelease } from '../registry/registry.ts';

const given = z.object({
  host: z.custom<HostRelease>(),
  remotes: z.array(z.custom<RemoteRelease>()),
  /** Texts by name, release and file. */
  files: z.record(z.string(), z.string()),
});

/** The other process of check-apart.ts. */
const { host, remotes, files } = given.parse(JSON.parse(await text(process.stdin)));
const readFile = async (name: string, release: string, file: string) => {
  const content = files[`${name}/${release}/${file}`];
  return content === undefined ? null : new TextEncoder().encode(content);
};
const problems = await checkPages({ readFile }, host, remotes);
// Whatever a page has left running does not count.
process.stdout.write(JSON.stringify(problems), () => process.exit(0));
