/** A page that is measured: product, twin and floor have the same. */
export interface BenchPage {
  path: string;
  /** Matches when the first of what the page is for stands there. */
  row: string;
  /** A button that says in `state` that its press has worked; none where only the row counts. */
  button?: string;
  state?: 'aria-expanded' | 'aria-pressed';
}

/** The pool, a job, and the page of a second remote. */
export const benchPages: readonly BenchPage[] = [
  {
    path: '/',
    row: 'main article a[href^="/jobs/"]',
    button: 'main article button[aria-pressed]',
    state: 'aria-pressed',
  },
  {
    path: '/jobs/1',
    row: 'main button[aria-expanded]',
    button: 'main button[aria-expanded]',
  },
  {
    path: '/messages',
    row: 'main a[href^="/messages/"]',
    button: 'header button[aria-expanded]',
  },
];

/**
 * Pages for everybody, whose scripts wait until somebody needs them: the list, and its first job.
 * @param url address of the product
 */
export async function publicBenchPages(url: string): Promise<BenchPage[]> {
  const job = await firstPublicJob(url);
  return [
    { path: '/stellen', row: 'main article a[href^="/stelle/"]' },
    { path: job, row: 'main section h2' },
  ];
}

/** Path of the first job of /stellen. */
export async function firstPublicJob(url: string): Promise<string> {
  const text = await (await fetch(`${url}/stellen`)).text();
  const [, path] = /href="(\/stelle\/\d+\/[^"]+)"/.exec(text) ?? [];
  if (!path) throw new Error('/stellen shows no job.');
  return path;
}
