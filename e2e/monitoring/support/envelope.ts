/** One thing of an envelope: an error, spans, a recording. */
export interface EnvelopeItem {
  type: string;
  /** The content when it is JSON, else undefined. */
  json: unknown;
  /** The content as it came. */
  content: Buffer;
}

const LINE_END = 0x0a;

/** Takes an envelope apart: a line of JSON, then for each item a line of JSON and its content. */
export function readEnvelope(envelope: Buffer): EnvelopeItem[] {
  const items: EnvelopeItem[] = [];
  let position = lineEnd(envelope, 0) + 1;
  while (position < envelope.length) {
    const headerEnd = lineEnd(envelope, position);
    const header = JSON.parse(envelope.toString('utf8', position, headerEnd)) as {
      type: string;
      length?: number;
    };
    const start = headerEnd + 1;
    const end = header.length === undefined ? lineEnd(envelope, start) : start + header.length;
    const content = envelope.subarray(start, end);
    items.push({ type: header.type, json: jsonOf(content), content });
    position = end + 1;
  }
  return items;
}

function lineEnd(text: Buffer, from: number): number {
  const end = text.indexOf(LINE_END, from);
  return end === -1 ? text.length : end;
}

function jsonOf(content: Buffer): unknown {
  try {
    return JSON.parse(content.toString('utf8'));
  } catch {
    return undefined;
  }
}
