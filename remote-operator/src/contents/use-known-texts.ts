import type { ContentKind, ContentVersion } from '@silverjobs/contract';
import { withBasePath } from '@silverjobs/contract/base-path';
import { GUIDE_SLUGS } from '@silverjobs/contract/constants';
import { paths } from '@silverjobs/contract/paths';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { dataOf } from './fields.ts';
import { loadDocument, toMarkdown } from './to-markdown.ts';

/** What the product brings along, as far as the back-office can see it. */
export interface KnownTexts {
  /** Ends of the addresses of all articles. */
  articles: readonly string[];
  /** Titles of all help. */
  help: readonly string[];
}

interface Topic {
  title: string;
  intro: string;
  steps: readonly string[];
}

async function loadTopics(): Promise<readonly Topic[]> {
  const answer = await fetch(withBasePath('/help.json'));
  if (!answer.ok) throw new Error(`Help answered ${answer.status}.`);
  return ((await answer.json()) as { topics: Topic[] }).topics;
}

const topicsQuery = queryOptions({ queryKey: ['operator', 'topics'], queryFn: loadTopics });
/** Articles and help that are in the code; what cannot be had is left out. */
export function useKnownTexts(): KnownTexts {
  const topics = useQuery(topicsQuery).data ?? [];
  return { help: topics.map(({ title }) => title), articles: GUIDE_SLUGS };
}

/** What a page says now, to begin a version with. @throws Error when it cannot be had */
export async function loadShipped(
  kind: ContentKind,
  key: string,
): Promise<NonNullable<ContentVersion['data']> | null> {
  if (kind === 'help') {
    const topic = (await loadTopics()).find(({ title }) => title === key);
    if (!topic) return null;
    const [one = '', two = '', three = ''] = topic.steps;
    const { title, intro } = topic;
    return dataOf('help', { title, intro, step_1: one, step_2: two, step_3: three });
  }
  const page = await loadDocument(kind === 'article' ? `${paths.guides}/${key}` : key);
  const text = page.querySelector('main .sj-prose, main article > div, main');
  if (!text) return null;
  const markdown = toMarkdown(text);
  if (kind === 'legal') return { text: markdown };
  const title = page.querySelector('main h1')?.textContent ?? '';
  const description = page.querySelector('meta[name="description"]')?.getAttribute('content') ?? '';
  return { title, description, text: markdown.replace(/^## .*\n+/, '') };
}
