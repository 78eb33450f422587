/** A first call of the page, with the base URL of its group filled in. */
export interface EarlyCallDeclaration {
  base: string;
  path: string;
  query: Record<
    string,
    string | number | { stored: string; field: string; without?: number } | { param: string }
  >;
}

/** What the early script is told. */
export interface EarlyScriptInput {
  calls: EarlyCallDeclaration[];
  params: Record<string, string>;
}

/**
 * Runs in the head of the document, as text, before any other script: sets the text size and starts
 * the page's first calls. It must not use anything from outside itself.
 */
export function runEarlyScript(input: EarlyScriptInput): void {
  const keptText = (key: string): string | null => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const storedField = (key: string, field: string): unknown => {
    try {
      const text = new URLSearchParams(location.search).get(key) ?? keptText(key);
      return JSON.parse(text ?? 'null')?.[field];
    } catch {
      return undefined;
    }
  };

  const size = keptText('textSize');
  if (size === '2' || size === '3') document.documentElement.dataset.textSize = size;

  const token = /(?:^|;\s*)authToken=([^;]+)/.exec(document.cookie)?.[1];
  if (!token) return;
  const answers: Record<string, Promise<{ status: number; body: string }>> = {};
  for (const { base, path, query } of input.calls) {
    const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(input.params[name] ?? ''),
    );
    const values = new URLSearchParams();
    for (const name of Object.keys(query).sort()) {
      const declared = query[name];
      if (typeof declared !== 'object') values.set(name, String(declared));
      else if ('param' in declared) values.set(name, input.params[declared.param] ?? '');
      else {
        const value = storedField(declared.stored, declared.field);
        if (Number.isInteger(value) && value !== declared.without) values.set(name, String(value));
      }
    }
    const text = values.toString();
    const url = base + filled + (text ? `?${text}` : '');
    answers[url] = fetch(url, {
      headers: { Accept: 'application/json', Authorization: `Bearer ${decodeURIComponent(token)}` },
    }).then(async (response) => ({ status: response.status, body: await response.text() }));
    // An early answer that never comes is asked for again by the page itself.
    answers[url].catch(() => {});
  }
  (window as unknown as { silverjobsEarlyCalls: unknown }).silverjobsEarlyCalls = {
    token: decodeURIComponent(token),
    answers,
  };
}
