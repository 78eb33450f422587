import { printableText } from '@silverjobs/contract/printable-text';
import type { Block } from './text-document.ts';

function printable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(printable);
  return typeof value === 'string' ? printableText(value) : value;
}

/** The same piece with signs that the typeface has: on the page, on paper and in the PDF alike (assistants-39). */
export function printableBlock<T extends Block>(block: T): T {
  return Object.fromEntries(
    Object.entries(block).map(([key, value]: [string, unknown]) => [key, printable(value)]),
  ) as T;
}
