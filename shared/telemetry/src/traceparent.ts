/** What one span tells the next one, in another process, of their trace. */
export interface ParentSpan {
  traceId: string;
  spanId: string;
  traceFlags: number;
}

const HEADER = /^00-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})$/;

/** Reads the header of the W3C; whatever else somebody sends counts as none. */
export function readTraceparent(header: unknown): ParentSpan | null {
  const [, traceId, spanId, flags] = HEADER.exec(typeof header === 'string' ? header : '') ?? [];
  if (!traceId || !spanId || !flags) return null;
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1 };
}

export function writeTraceparent({ traceId, spanId, traceFlags }: ParentSpan): string {
  return `00-${traceId}-${spanId}-0${traceFlags & 1}`;
}
