import { basename, extname, join } from 'node:path';
import { devOutDir, devPath } from '@silverjobs/federation/dev';
import { hostRspackConfig } from '@silverjobs/federation/rspack';

const isCompiled = extname(import.meta.filename) === '.js';

/**
 * The bundle of the harness: a host that shows one remote.
 * @param root of whoever works: the workspace, or the remote's own repository
 */
export function harnessBundle(root: string): ReturnType<typeof hostRspackConfig> {
  return hostRspackConfig({
    dir: join(import.meta.dirname, '..'),
    entry: `./${basename(import.meta.dirname)}/index.${isCompiled ? 'js' : 'tsx'}`,
    name: 'harness',
    publicPath: devPath('harness'),
    mode: 'development',
    outDir: devOutDir(root, 'harness'),
  });
}
