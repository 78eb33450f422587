import type { PublicSearchParams } from '@silverjobs/api/public';
import type { PublicSearch } from '@silverjobs/contract';
import { paths, pathTo } from '@silverjobs/contract/paths';
import type { PageHead } from '@silverjobs/shell';
import { searchAddress } from './search-params.ts';

/** How many jobs there are: '1 Stelle', 'Mehr als 1.000 Stellen'. */
export function countText({
  count,
  count_is_least,
}: Pick<PublicSearch, 'count' | 'count_is_least'>) {
  if (count === 0) return 'Keine Stelle gefunden';
  const number = count.toLocaleString('de-DE');
  const noun = count === 1 ? 'Stelle' : 'Stellen';
  return `${count_is_least ? 'Mehr als ' : ''}${number} ${noun}`;
}

/** How the search was understood, where that is not what was typed; null where nothing need be said. */
export function understoodText({
  what,
  where,
}: Pick<PublicSearch, 'what' | 'where'>): string | null {
  const parts = [
    what.kind === 'words' && `Wir suchen „${what.text}“ in Titeln, Texten und Namen.`,
    what.kind === 'occupation' &&
      what.is_guess &&
      `„${what.text}“ haben wir als „${what.occupation?.label}“ verstanden.`,
    where.is_known && where.is_guess && `Als Ort haben wir „${where.label}“ verstanden.`,
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(' ') : null;
}

/**
 * The head of a search. Only the list of all jobs is one to be found by machines, and of it the first page: jobs
 * are in the site map, and what else is searched has a page of its own or is one of endlessly many.
 */
export function headOfSearch(
  search: PublicSearchParams,
  found: PublicSearch | undefined,
): PageHead {
  const { seite, ...asked } = search;
  const isAll = Object.keys(asked).length === 0;
  const page = found?.page ?? 1;
  const words = [search.was, search.wo].filter(Boolean).join(', ');
  const title = words ? `Stellen: ${words.slice(0, 80)}` : 'Alle Stellen';
  const ofPage = page > 1 ? ` – Seite ${page}` : '';
  return {
    title: `${title}${ofPage}`,
    description: `${found && isAll ? `${countText(found)} ` : 'Stellen '}für Menschen ab 60, bezahlt oder im Ehrenamt, in Ihrer Nähe oder von zu Hause.${ofPage}`,
    canonical: isAll
      ? `${paths.publicJobs}${page > 1 ? `?seite=${page}` : ''}`
      : canonicalOf(asked, found),
    feeds: { rss: feedAddress('rss', asked), atom: feedAddress('atom', asked) },
    ...((!isAll || page > 1) && { unlisted: true }),
  };
}

/** The newest jobs of a search as a feed (public-7). */
function feedAddress(format: 'rss' | 'atom', asked: PublicSearchParams): string {
  const page = searchAddress(asked);
  return `${paths.publicJobs}.${format}${page.slice(paths.publicJobs.length)}`;
}

function canonicalOf(
  asked: PublicSearchParams,
  found: PublicSearch | undefined,
): string | undefined {
  const occupation = found?.what.occupation?.slug;
  const place = found?.where.place?.slug;
  const names = Object.keys(asked).sort().join();
  if (names === 'was' && occupation) return pathTo(paths.occupationJobs, { occupation });
  if (names === 'wo' && place) return pathTo(paths.placeJobs, { place });
  if (names === 'was,wo' && occupation && place) {
    return pathTo(paths.occupationJobsInPlace, { occupation, place });
  }
  return undefined;
}
