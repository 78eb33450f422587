import { join } from 'node:path';
import { devOutDir, devPath } from '@silverjobs/federation/dev';
import { hostRspackConfig } from '@silverjobs/federation/rspack';

/** The bundle of the harness: a host that shows one remote. */
export function harnessBundle(root: string): ReturnType<typeof hostRspackConfig> {
  return hostRspackConfig({
    dir: join(root, 'shared/harness'),
    entry: './src/index.tsx',
    name: 'harness',
    publicPath: devPath('harness'),
    mode: 'development',
    outDir: devOutDir(root, 'harness'),
  });
}
