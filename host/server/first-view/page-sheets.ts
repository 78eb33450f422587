import type { HostRelease } from '@silverjobs/federation';
import type { ReleaseStore } from '@silverjobs/federation/store';
import type { RemotePage } from '../../common/page-table.ts';
import { getOrCreateBounded } from '../common/caches.ts';
import { type PublishedRelease, readPublished } from '../releases/read-published.ts';
import { readSheet } from './style-sheet.ts';

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
export function createPageSheets(store: Pick<ReleaseStore, 'readFile'>) {
  const sheets = new Map<string, Promise<PublishedSheet>>();

  const sheetOf = (name: string, release: PublishedRelease, file: string) => {
    const key = `${name}/${release.release}/${file}`;
    const sheet = getOrCreateBounded(sheets, MOST_SHEETS, key, async () => {
      const text = new TextDecoder().decode(await readPublished(store, name, release, file));
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
