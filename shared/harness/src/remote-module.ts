import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RegistryPage, RemoteRelease } from '@silverjobs/federation';
import { releaseUrl } from '@silverjobs/federation/release-url';
import type { ComponentType } from 'react';
import { runStep, type StepResult } from './steps.ts';

/** Tells the federation runtime where the remote is. */
export function registerRemote(remote: RemoteRelease): void {
  const path = releaseUrl(remote.name, remote.release, remote.entry);
  registerRemotes([
    {
      name: remote.container,
      entry: new URL(path, location.href).href,
      type: 'global',
      entryGlobalName: remote.container,
    },
  ]);
}

/** Loads a page of the remote, as the host does. */
export function loadRemotePage(
  remote: RemoteRelease,
  page: RegistryPage,
): Promise<StepResult<ComponentType>> {
  return runStep(`Load ${page.expose} from ${remote.entry} of ${remote.name}`, async () => {
    const module = await loadRemote<Record<string, unknown>>(`${remote.container}/${page.expose}`);
    const component = module?.[page.expose];
    if (typeof component !== 'function') {
      throw new Error(`The module of the page must export the component ${page.expose}.`);
    }
    return component as ComponentType;
  });
}
