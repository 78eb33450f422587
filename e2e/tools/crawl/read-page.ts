/** What a machine reads of one public page. */
export interface CrawledPage {
  /** Path and query that it was asked for with. */
  path: string;
  status: number;
  /** Where a redirect leads. */
  movedTo: string | null;
  title: string;
  description: string;
  /** Without the product's address; empty where there is none. */
  canonical: string;
  /** Whether search engines may list it. */
  isListed: boolean;
  /** How many main headings it has. */
  mainHeadings: number;
  /** Addresses within the product that it links to, without fragments, each once. */
  links: string[];
  /** Data by schema.org; null for a block that is no JSON. */
  data: (Record<string, unknown> | null)[];
  /** What it shows, without tags. */
  text: string;
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** Text of HTML or XML as it is meant. */
export function unescapeHtml(text: string): string {
  return text
    .replace(/&#x([0-9a-f]{1,6});/gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
    .replace(/&#(\d{1,7});/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&(amp|lt|gt|quot);/g, (_, name: string) => NAMED[name] ?? '');
}

/** @param address of the product, such as http://localhost:3070; it may lie below a path */
export function readPage(
  path: string,
  { status, location, html }: { status: number; location: string | null; html: string },
  address: string,
): CrawledPage {
  const inside = (given: string) => {
    const { origin, pathname, search } = new URL(given, `${address}${path}`);
    const there = `${origin}${pathname}`;
    return there.startsWith(`${address}/`) ? there.slice(address.length) + search : null;
  };
  const first = (pattern: RegExp) => unescapeHtml(pattern.exec(html)?.[1] ?? '');
  const canonical = first(/<link rel="canonical" href="([^"]*)/);
  const links = [...html.matchAll(/<a [^>]*?href="([^"]*)"/g)].flatMap(
    ([, href = '']) => inside(unescapeHtml(href)) ?? [],
  );
  return {
    path,
    status,
    movedTo: location === null ? null : inside(location),
    title: first(/<title>([^<]*)/),
    description: first(/<meta name="description" content="([^"]*)/),
    canonical: canonical && (inside(canonical) ?? canonical),
    isListed: !/<meta name="robots" content="[^"]*noindex/.test(html),
    mainHeadings: withoutTemplates(html).match(/<h1[ >]/g)?.length ?? 0,
    links: [...new Set(links)],
    data: [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]*)/g)].flatMap(
      ([, json = '']) => readData(json),
    ),
    text: textOf(html),
  };
}

function readData(json: string): (Record<string, unknown> | null)[] {
  try {
    return [JSON.parse(json) as Record<string, unknown> | Record<string, unknown>[]].flat();
  } catch {
    return [null];
  }
}

/** What stands in templates is shown when something fails. */
function withoutTemplates(html: string): string {
  const [before = '', ...rest] = html.split('<template');
  return [before, ...rest.map((part) => part.split('</template>')[1] ?? '')].join('');
}

function textOf(html: string): string {
  const [, body = html] = withoutTemplates(html).split('<body>', 2);
  const shown = body.replace(/<(script|style)[^>]*>[^<]*/g, ' ').replace(/<[^<>]*>/g, ' ');
  return unescapeHtml(shown).replace(/\s+/g, ' ');
}
