import type { AccessRule, User } from '@silverjobs/contract';
import { evaluateAccess } from '@silverjobs/contract/access';
import { nameTaken } from '../registry/compatibility.ts';
import {
  emptyRegistry,
  type HostRelease,
  type RegistryPage,
  type RemoteRelease,
} from '../registry/registry.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { candidateDouble, clientDouble, operatorDouble } from './doubles.ts';
import { readRenderedPage } from './rendered-page.ts';
import { createSandbox } from './sandbox.ts';

const UNFINISHED = '<!--$!-->';
const VISITORS = [null, candidateDouble, clientDouble, operatorDouble] as const;
const groups = { auth: '/api', main: '/api', billing: '/api', assistants: '/api' };

/**
 * Whether a host's part can render every page of a remote, for somebody who may open it and before any
 * answer is there, in plain Node.
 * @param host text of the host's part
 * @param remote text of the remote's part
 * @param taken earlier versions that the remote takes from the host
 * @returns what is wrong, in sentences
 */
export async function checkFirstView(
  host: string,
  remote: string,
  release: RemoteRelease,
  taken: readonly string[] = [],
): Promise<string[]> {
  const { name, pages } = release;
  try {
    const render = createSandbox(host, remote, taken);
    const renderPage = async (page: RegistryPage) => render(inputFor(page, release));
    const problems = await Promise.all(
      pages.map((page) =>
        renderPage(page).then(
          (output) => problemOf(name, page, readRenderedPage(output).html),
          (error: unknown) => `${name} cannot render ${page.path}: ${error}`,
        ),
      ),
    );
    return problems.filter((problem) => problem !== null);
  } catch (error) {
    return [`The server's part of ${name} cannot be loaded: ${error}`];
  }
}

function problemOf(name: string, { path }: RegistryPage, html: string): string | null {
  if (!html.includes('<')) return `${name} renders nothing on ${path}.`;
  return html.includes(UNFINISHED) ? `${name} throws while it renders ${path}.` : null;
}

/** As the document server asks for a page. */
function inputFor({ path, expose, access }: RegistryPage, release: RemoteRelease): string {
  return JSON.stringify({
    url: path.replaceAll(/:\w+/g, '1'),
    route: path,
    page: { remote: release.name, expose },
    registry: { ...emptyRegistry, remotes: { [release.name]: release } },
    config: { environment: 'local', apiBaseUrls: groups },
    nonce: 'probe',
    user: visitorFor(access),
    kept: {},
    answers: {},
  });
}

/** Somebody who may open the page. */
function visitorFor(access: AccessRule): User | null {
  const mayOpen = (user: User | null) =>
    evaluateAccess(access, { signedIn: user !== null, loaded: true, user }).allowed;
  const visitor = VISITORS.find(mayOpen);
  if (visitor === undefined) throw new Error(`nobody may open it (${access.kind})`);
  return visitor;
}

/**
 * Whether every page of these remotes can be rendered by a host (delivery-55), from what is in the
 * store. Releases without a server's part are rendered by the browser alone.
 * @returns what is wrong, in sentences
 */
export async function checkPages(
  store: Pick<ReleaseStore, 'readFile'>,
  host: HostRelease | null,
  remotes: readonly RemoteRelease[],
): Promise<string[]> {
  const partOf = async (name: string, { release, firstView }: HostRelease | RemoteRelease) => {
    const content = firstView && (await store.readFile(name, release, firstView.file));
    return content ? new TextDecoder().decode(content) : null;
  };
  const hostPart = host && (await partOf('host', host));
  if (!hostPart) return [];
  const problems: string[] = [];
  for (const remote of remotes) {
    const remotePart = await partOf(remote.name, remote);
    const taken = nameTaken(remote, host);
    if (remotePart) problems.push(...(await checkFirstView(hostPart, remotePart, remote, taken)));
  }
  return problems;
}

/**
 * The same for the live remotes that stay beside a new host.
 * @param changed names of the remotes that get a release of their own with it
 */
export async function checkLivePages(
  store: Pick<ReleaseStore, 'readFile' | 'readRegistry'>,
  host: HostRelease,
  changed: readonly string[],
): Promise<string[]> {
  const { remotes } = await store.readRegistry();
  const staying = Object.values(remotes).filter(({ name }) => !changed.includes(name));
  return checkPages(store, host, staying);
}
