import type { AccessRule, User } from '@silverjobs/contract';
import { emptyRegistry, type RegistryPage, type RemoteRelease } from '../registry/registry.ts';
import { candidateDouble, clientDouble } from './doubles.ts';
import { readDrawn } from './drawn-text.ts';
import { createSandbox } from './sandbox.ts';

const UNFINISHED = '<!--$!-->';
const groups = { auth: '/api', main: '/api', billing: '/api', assistants: '/api' };

/**
 * Whether a host's part can draw every page of a remote, for somebody who may open it and before any
 * answer is there, in plain Node.
 * @param host text of the host's part
 * @param remote text of the remote's part
 * @returns what is wrong, in sentences
 */
export async function checkFirstView(
  host: string,
  remote: string,
  release: RemoteRelease,
): Promise<string[]> {
  const { name, pages } = release;
  try {
    const draw = createSandbox(host, remote);
    const problems = await Promise.all(
      pages.map((page) =>
        draw(inputFor(page, release)).then(
          (output) => problemOf(name, page, readDrawn(output).html),
          (error: unknown) => `${name} cannot draw ${page.path}: ${error}`,
        ),
      ),
    );
    return problems.filter((problem) => problem !== null);
  } catch (error) {
    return [`The server's part of ${name} cannot be loaded: ${error}`];
  }
}

function problemOf(name: string, { path }: RegistryPage, html: string): string | null {
  if (!html.includes('<')) return `${name} draws nothing on ${path}.`;
  return html.includes(UNFINISHED) ? `${name} throws while it draws ${path}.` : null;
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

function visitorFor({ kind }: AccessRule): User | null {
  if (kind === 'public' || kind === 'guest') return null;
  return kind === 'client' ? clientDouble : candidateDouble;
}
