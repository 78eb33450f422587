import { withBasePath } from '@silverjobs/contract/base-path';
import {
  type HostRelease,
  type Registry,
  type RemoteRelease,
  releaseUrl,
} from '@silverjobs/federation';
import { nameTaken } from '@silverjobs/federation/compatibility';
import type { ReleaseStore } from '@silverjobs/federation/store';
import type { RemotePage } from '../../common/page-table.ts';
import { getOrCreateBounded } from '../common/caches.ts';
import { type PublishedRelease, readPublished } from '../releases/read-published.ts';
import { readSheet } from './style-sheet.ts';

/** What a thread evaluates. */
export interface PartTexts {
  host: string;
  remote: string | null;
  /** Earlier versions that the remote takes from the host, such as `@silverjobs/ui@3.0.0`. */
  taken: readonly string[];
}

/** A server's part, or that of a remote together with the host's. */
export interface RenderPart {
  /** Names the releases; the same name is the same code. */
  id: string;
  /** Reads and checks the files: every time that they are loaded (delivery-46). */
  read: () => Promise<PartTexts>;
}

/** A published style sheet; threads that have it are given its name only. */
export interface PublishedSheet {
  key: string;
  text: string | null;
}

/** The style sheets of a page, in their order. */
export interface PageSheets {
  host: readonly PublishedSheet[];
  page: readonly PublishedSheet[];
}

/** Style sheets of some releases. */
const MOST_SHEETS = 200;

/** Reads the style sheets of live releases, each once. */
export function createPageSheets(store: Pick<ReleaseStore, 'readFile'>, basePath = '') {
  const sheets = new Map<string, Promise<PublishedSheet>>();

  const sheetOf = (name: string, release: PublishedRelease, file: string) => {
    const key = `${name}/${release.release}/${file}`;
    const sheet = getOrCreateBounded(sheets, MOST_SHEETS, key, async () => {
      const content = await readPublished(store, name, release, file);
      const folder = withBasePath(releaseUrl(name, release.release, ''), basePath);
      const text = withWholeAddresses(new TextDecoder().decode(content), folder);
      // Threads do the same; what they cannot take apart is found here, before anybody waits.
      readSheet(text);
      return { key, text };
    });
    sheet.catch(() => sheets.delete(key));
    return sheet;
  };

  return {
    /**
     * The style sheets of a page, to be asked for before it is rendered.
     * @throws when one of them is not the published file
     */
    read: async (host: HostRelease, page: RemotePage | null): Promise<PageSheets> => {
      const ofHost = host.styles.map((file) => sheetOf('host', host, file));
      const ofPage = page
        ? page.page.files.css.map((file) => sheetOf(page.remote.name, page.remote, file))
        : [];
      const [hosts, pages] = await Promise.all([Promise.all(ofHost), Promise.all(ofPage)]);
      return { host: hosts, page: pages };
    },
  };
}

/** An address in a style sheet that counts from the sheet: no `data:`, no other origin, no path. */
const RELATIVE = /\burl\((?=["']?[\w.])(?!["']?[a-z][a-z\d+.-]*:)(["']?)/gi;

/** A style sheet as it means the same in a document; there is none in a folder below that of its release. */
function withWholeAddresses(text: string, folder: string): string {
  return text.replace(RELATIVE, (_, quote: string) => `url(${quote}${folder}`);
}

type Release = Pick<HostRelease, 'release' | 'integrity' | 'firstView'>;

/**
 * The code that renders a page: the host's, and that of the page's remote. Null when one of them has
 * none. It runs in the server, so its hash is checked every time that it is loaded (delivery-46).
 */
export function partOf(
  store: Pick<ReleaseStore, 'readFile'>,
  host: HostRelease,
  remote: RemoteRelease | null,
): RenderPart | null {
  if (!host.firstView || (remote && !remote.firstView)) return null;
  return {
    id: idOf(host, remote),
    read: async () => ({
      host: await readPart(store, 'host', host),
      remote: remote && (await readPart(store, remote.name, remote)),
      taken: remote ? nameTaken(remote, host) : [],
    }),
  };
}

/** Ids of the parts that visitors of a registry may get: whoever gets a canary of one may get it with any other. */
export function partsNamedBy({ host, hostCanary, remotes, canaries = {} }: Registry): Set<string> {
  const hosts = [host, hostCanary?.release].filter((release) => !!release);
  const tried = Object.values(canaries).map(({ release }) => release);
  const all = [null, ...Object.values(remotes), ...tried];
  return new Set(hosts.flatMap((each) => all.map((remote) => idOf(each, remote))));
}

function idOf(host: HostRelease, remote: RemoteRelease | null): string {
  return `host/${host.release}${remote ? ` ${remote.name}/${remote.release}` : ''}`;
}

async function readPart(
  store: Pick<ReleaseStore, 'readFile'>,
  name: string,
  release: Release,
): Promise<string> {
  const file = release.firstView?.file ?? '';
  return new TextDecoder().decode(await readPublished(store, name, release, file));
}
