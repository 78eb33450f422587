import { join } from 'node:path';
import { bundleInlineScripts } from '../build/inline-scripts.ts';

/** The hook that fast refresh needs, as the text of an inline script. */
export async function bundleDevtoolsHook(): Promise<string> {
  const scripts = await bundleInlineScripts(join(import.meta.dirname, 'inline'));
  return scripts['devtools-hook'] ?? '';
}
