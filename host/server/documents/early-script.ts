/** A first call of the page, with the base URL of its group filled in. */
interface EarlyCallDeclaration {
  base: string;
  path: string;
  query: Record<
    string,
    | string
    | number
    | { stored: string; field: string; without?: number }
    | { stored: string; field: string; oneOf: readonly string[] | 'ids' }
    | { param: string }
  >;
}

/** What the early script is told. */
export interface EarlyScriptInput {
  calls: EarlyCallDeclaration[];
  params: Record<string, string>;
}

/**
 * Runs in the head of the document, as text: sets the text size that was chosen before 'Darstellung' was
 * there. It must not use anything from outside itself.
 */
export function takeOldTextSize(): void {
  try {
    const size = localStorage.getItem('textSize');
    const isOld = size === '2' || size === '3';
    // Cookies are asked for across processes, which takes longer than all the rest of this.
    if (isOld && !/(?:^|; )display=/.test(document.cookie)) {
      document.documentElement.dataset.textSize = size;
    }
  } catch {
    // Without a storage nothing was chosen.
  }
}

/**
 * Runs before the host's scripts, as text: takes what is a preview's out of the address. It must not use
 * anything from outside itself.
 * @returns whether this document is the one that will be shown
 */
export function takePreview(): boolean {
  // A preview belongs to this tab: each of its documents is asked for with it (FED-06).
  try {
    const { pathname, search, hash } = location;
    const asked = new URLSearchParams(search);
    if (asked.has('release')) {
      const preview = new URLSearchParams();
      for (const name of ['release', 'preview']) {
        const value = asked.get(name);
        if (value) preview.set(name, value);
        asked.delete(name);
      }
      if (preview.has('release')) sessionStorage.setItem('silverjobs.preview', String(preview));
      else sessionStorage.removeItem('silverjobs.preview');
      const rest = String(asked);
      history.replaceState(null, '', `${pathname}${rest ? `?${rest}` : ''}${hash}`);
    } else {
      const kept = sessionStorage.getItem('silverjobs.preview');
      if (kept) {
        location.replace(`${pathname}${search ? `${search}&` : '?'}${kept}${hash}`);
        return false;
      }
    }
  } catch {
    // Without a storage a preview lasts for one document.
  }
  return true;
}

/**
 * Runs after that, as text, where the document is not drawn (delivery-48): takes what is secret out of the
 * address. It must not use anything from outside itself.
 * @returns whether this document is the one that will be shown, at this address
 */
export function takeSecrets(): boolean {
  const decoded = (text = ''): string => {
    try {
      return decodeURIComponent(text);
    } catch {
      return text;
    }
  };

  // A link of a mail: its token leaves the address before anything else is asked for (DEEP-01).
  const query = new URLSearchParams(location.search);
  const type = /^\/redirects\/([^/]+)$/.exec(location.pathname)?.[1];
  const target = query.get('target') ?? (query.has('param2') ? decoded(type) : null);
  const id = query.get('id');
  if (target && (query.has('param2') || id)) {
    (window as unknown as { silverjobsDeepLink: unknown }).silverjobsDeepLink = {
      token: query.get('param2'),
      id,
      target,
    };
    const rest = id ? `?${new URLSearchParams({ id, target })}` : '';
    history.replaceState(null, '', `/redirects/${encodeURIComponent(target)}${rest}`);
    return false;
  }

  // The links for signing in, for a new password and for a new address likewise.
  const secret = query.get('token');
  if (secret !== null) {
    (window as unknown as { silverjobsLinkToken: unknown }).silverjobsLinkToken = {
      path: location.pathname,
      token: secret,
    };
    query.delete('token');
    const rest = query.toString();
    history.replaceState(null, '', location.pathname + (rest ? `?${rest}` : '') + location.hash);
  }
  return true;
}

/**
 * Runs after that where the document brings no answers: starts the page's first calls. It must not use
 * anything from outside itself.
 */
export function startFirstCalls(input: EarlyScriptInput): void {
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

  // What the page will not take for a filter must not be asked for either (POOL-10).
  const isId = (value: unknown): boolean =>
    Number.isInteger(value) && Number(value) > 0 && Number(value) < 2 ** 31;
  const isOneOf = (text: string, words: readonly string[] | 'ids'): boolean =>
    words === 'ids'
      ? text.length <= 100 && text.split(',').every((id) => /^[1-9]\d{0,8}$/.test(id))
      : words.includes(text);

  const tokens = [...document.cookie.matchAll(/(?:^|;\s*)authToken=([^;]+)/g)];
  const token = tokens[0]?.[1];
  // Of two nobody can say which is the visitor's (access-49).
  if (!token || tokens.length > 1) return;
  let bearer: string;
  try {
    bearer = decodeURIComponent(token);
  } catch {
    return;
  }
  const answers: Record<string, Promise<{ status: number; body: string }>> = {};
  for (const { base, path, query: declared } of input.calls) {
    const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(input.params[name] ?? ''),
    );
    const values = new URLSearchParams();
    for (const name of Object.keys(declared).sort()) {
      const source = declared[name];
      if (typeof source !== 'object') values.set(name, String(source));
      else if ('param' in source) values.set(name, input.params[source.param] ?? '');
      else {
        const value = storedField(source.stored, source.field);
        const wanted =
          'oneOf' in source
            ? typeof value === 'string' && isOneOf(value, source.oneOf)
            : isId(value) && value !== source.without;
        if (wanted) values.set(name, String(value));
      }
    }
    const text = values.toString();
    const url = base + filled + (text ? `?${text}` : '');
    answers[url] = fetch(url, {
      headers: { Accept: 'application/json', Authorization: `Bearer ${bearer}` },
    }).then(async (response) => ({ status: response.status, body: await response.text() }));
    // An early answer that never comes is asked for again by the page itself.
    answers[url].catch(() => {});
  }
  (window as unknown as { silverjobsEarlyCalls: unknown }).silverjobsEarlyCalls = {
    token: bearer,
    answers,
  };
}
