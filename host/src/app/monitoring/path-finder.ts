import { withoutBasePath } from '@silverjobs/contract/base-path';
import type { Registry } from '@silverjobs/federation';
import { matchPath } from 'react-router-dom';
import { hostPaths } from '../../../common/host-paths.ts';
import { pageRoutes } from '../../../common/page-table.ts';

/** Gives for an address the path that answers for it: '/jobs/:id', never somebody's number. */
export function pathFinder(registry: Registry): (pathname: string) => string | undefined {
  const paths = [...Object.values(hostPaths), ...pageRoutes(registry).map(({ path }) => path)];
  return (address) => {
    const pathname = withoutBasePath(address);
    return (
      paths.find((path) => path === pathname) ?? paths.find((path) => matchPath(path, pathname))
    );
  };
}
