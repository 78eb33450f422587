import type { BrowserContext } from '@playwright/test';

/** What a browser asked for. */
export interface RequestLog {
  /** Addresses in their order. */
  urls: string[];
  /** Addresses and referrers that hold a text, beside the document first asked for. */
  repeating(secret: string): Promise<string[]>;
}

/** Records every request of a browser from now on. */
export function logRequests(context: BrowserContext): RequestLog {
  const urls: string[] = [];
  const leaks: Promise<{ document: boolean; texts: string[] }>[] = [];
  context.on('request', (request) => {
    urls.push(request.url());
    const document = request.isNavigationRequest();
    leaks.push(
      request
        .allHeaders()
        .catch(() => request.headers())
        .then(({ referer = '' }) => ({ document, texts: [request.url(), referer] })),
    );
  });
  return {
    urls,
    repeating: async (secret) => {
      const all = await Promise.all(leaks);
      const [opened] = all.filter(({ document }) => document);
      return all
        .filter((entry) => entry !== opened)
        .flatMap(({ texts }) => texts.filter((text) => text.includes(secret)));
    },
  };
}
