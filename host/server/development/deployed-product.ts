import { paths } from '@silverjobs/contract/paths';
import { trimCharactersEnd } from '@silverjobs/contract/trim-end';
import {
  type Registry,
  RegistrySchema,
  type RemoteRelease,
  releaseUrl,
} from '@silverjobs/federation';

const TIMEOUT_MS = 10_000;

/** What a deployed product gives to a document that is composed elsewhere. */
export interface DeployedProduct {
  readRegistry: () => Promise<Registry>;
  readFile: (name: string, release: string, file: string) => Promise<Uint8Array | null>;
}

/**
 * Opens a deployed product.
 * @throws when it says that it is production, or is no product of ours
 */
export async function openDeployedProduct(url: string): Promise<DeployedProduct> {
  const get = (path: string) =>
    fetch(`${trimCharactersEnd(url, '/')}${path}`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  const html = await (await get(paths.login)).text();
  const boot = html.split('id="silverjobs-boot">', 2)[1]?.split('</script>', 1)[0];
  if (!boot) throw new Error(`At ${url} there is no product of ours.`);
  const { environment } = (JSON.parse(boot) as { config: { environment: string } }).config;
  if (environment === 'production') {
    throw new Error(`${url} is production. Use the address of a staging product.`);
  }
  return {
    readRegistry: async () => RegistrySchema.parse(await (await get('/registry.json')).json()),
    readFile: async (name, release, file) => {
      // Packed copies are no addresses; what is asked for plainly comes packed and is unpacked here.
      if (file.endsWith('.br')) return null;
      const response = await get(releaseUrl(name, release, file));
      return response.ok ? new Uint8Array(await response.arrayBuffer()) : null;
    },
  };
}

/** The deployed registry with a remote as it is built here. */
export function withLocalBuild(registry: Registry, build: RemoteRelease): Registry {
  const { disabled = [] } = registry;
  return {
    ...registry,
    remotes: { ...registry.remotes, [build.name]: build },
    disabled: disabled.filter((name) => name !== build.name),
  };
}
