/** Tags of an error as a browser or a server reports it. */
export type ErrorTags = Readonly<Record<string, unknown>>;

/** What a collector answers. */
interface ForwardedAnswer {
  status: number;
  /** Those by which it asks for patience. */
  headers: Readonly<Record<string, string>>;
}

/** Passes on what browsers report. */
export interface EnvelopeForwarder {
  /**
   * @param body an envelope, as Sentry's client in a browser makes it
   * @param completeTags gives the tags that an error is to have beside its own
   * @throws EnvelopeRefused for what is no envelope for this collector
   */
  forward: (
    body: Uint8Array,
    completeTags: (tags: ErrorTags, hostRelease: string | null) => Promise<ErrorTags>,
  ) => Promise<ForwardedAnswer>;
}

/** The body is no envelope, or one for another collector. */
export class EnvelopeRefused extends Error {}

interface Reported {
  tags?: ErrorTags;
  release?: unknown;
}

const SEND_TIMEOUT_MS = 10_000;
const PATIENCE_HEADERS = ['x-sentry-rate-limits', 'retry-after'];

function readJson(content: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(content));
  } catch {
    throw new EnvelopeRefused('An error in the envelope cannot be read.');
  }
}

/**
 * Opens what passes envelopes on to the collector of a DSN. Sentry's own code reads and writes them; it is
 * loaded here, so that nobody pays for it who has no DSN.
 */
export async function openEnvelopeForwarder(dsn: string): Promise<EnvelopeForwarder> {
  const { dsnToString, getEnvelopeEndpointWithUrlEncodedAuth, ...sentry } = await import(
    '@sentry/core'
  );
  const components = sentry.makeDsn(dsn);
  if (!components) throw new Error('The DSN is none.');
  const url = getEnvelopeEndpointWithUrlEncodedAuth(components);
  const parse = (body: Uint8Array) => {
    try {
      const [header, items] = sentry.parseEnvelope(body);
      return { header: { ...header }, items: [...items] };
    } catch {
      throw new EnvelopeRefused('The body is no envelope.');
    }
  };

  return {
    forward: async (body, completeTags) => {
      const { header, items } = parse(body);
      const { dsn: claimed } = header as { dsn?: unknown };
      if (claimed !== undefined && claimed !== dsnToString(components)) {
        throw new EnvelopeRefused('The envelope is for another collector.');
      }
      const completed = items.map(async ([itemHeader, payload]) => {
        if (itemHeader.type !== 'event') return [itemHeader, payload];
        const event = (payload instanceof Uint8Array ? readJson(payload) : payload) as Reported;
        const { tags = {}, release } = event;
        const [, hostRelease = null] = /^host@(\w+)$/.exec(String(release)) ?? [];
        const known = await completeTags(tags, hostRelease);
        // Its length is another one now.
        const { length: _, ...rest } = itemHeader as { length?: number };
        return [rest, { ...event, tags: { ...tags, ...known } }];
      });
      const whole = [header, await Promise.all(completed)] as Parameters<
        typeof sentry.serializeEnvelope
      >[0];
      const answer = await fetch(url, {
        method: 'POST',
        body: sentry.serializeEnvelope(whole),
        headers: { 'Content-Type': 'application/x-sentry-envelope' },
        signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
      });
      await answer.arrayBuffer();
      const headers = PATIENCE_HEADERS.flatMap((name) => {
        const value = answer.headers.get(name);
        return value === null ? [] : [[name, value] as const];
      });
      return { status: answer.status, headers: Object.fromEntries(headers) };
    },
  };
}
