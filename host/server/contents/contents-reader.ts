import { createHash } from 'node:crypto';
import type { SiteContents } from '@silverjobs/contract';
import { paths } from '@silverjobs/contract/paths';
import { hostPaths } from '../../common/host-paths.ts';
import { getText } from '../first-view/ask-backend.ts';

/** What the office has written, as the backend said last. */
export interface KnownContents {
  /** Null: nothing, all is as the code says. */
  contents: SiteContents | null;
  /** Differs whenever the contents do. */
  tag: string;
}

/** So long what is known is taken as it is, then it is asked for meanwhile, then it is waited for. */
const FRESH_MS = 1_500;
const STALE_MS = 3_500;
/** Longest that a document waits for it: without the backend it is as it was. */
const WAIT_MS = 1_000;

const NOTHING: KnownContents = { contents: null, tag: '' };

/**
 * Reads what the office has written, for documents; a change is in every document within five seconds
 * (operators-40).
 * @param now clock in milliseconds that never goes back
 * @param waitMs longest that a document waits, in milliseconds
 */
export function createContentsReader(
  apiUrl: string,
  now = () => performance.now(),
  waitMs = WAIT_MS,
): () => Promise<KnownContents> {
  let known = NOTHING;
  let readAt = Number.NEGATIVE_INFINITY;
  let underWay: Promise<void> | null = null;

  const read = async (): Promise<void> => {
    try {
      const headers = { Accept: 'application/json' };
      const signal = AbortSignal.timeout(waitMs);
      const { status, body } = await getText(`${apiUrl}/api/contents`, headers, signal);
      if (status !== 200) return;
      const tag = body === '{}' ? '' : createHash('sha256').update(body).digest('base64url');
      if (tag !== known.tag) {
        known = tag === '' ? NOTHING : { contents: JSON.parse(body) as SiteContents, tag };
      }
    } catch {
      // What is known stays; who asks the backend for more is told what is wrong.
    } finally {
      readAt = now();
      underWay = null;
    }
  };

  return async () => {
    const age = now() - readAt;
    if (age > FRESH_MS) underWay ??= read();
    if (age > STALE_MS) await underWay;
    return known;
  };
}

const HELP_PATHS: readonly string[] = [hostPaths.help, hostPaths.tour];

/**
 * What of it a document of a path brings along: texts of other pages are many and are fetched when they are
 * read.
 */
export function contentsFor(contents: SiteContents, path: string): SiteContents {
  const { legal, help, articles, maintenance: _, ...small } = contents;
  const isGuide = path === paths.guides || path.startsWith(`${paths.guides}/`);
  const shortLegal = Object.entries(legal ?? {}).map(([key, { blocks, ...dated }]) => [
    key,
    key === path ? { ...dated, blocks } : dated,
  ]);
  const shortArticles = (articles ?? []).map(({ blocks, ...rest }) =>
    path === `${paths.guides}/${rest.slug}` ? { ...rest, blocks } : rest,
  );
  const withHelp = help && HELP_PATHS.includes(path);
  return {
    ...small,
    ...(legal && { legal: Object.fromEntries(shortLegal) }),
    ...(isGuide && articles && { articles: shortArticles }),
    ...(withHelp && { help }),
    ...((legal || articles || help) && { more: true as const }),
  };
}
