import { TextRun } from 'docx';
import { QUIET_INK } from '../../page-style.ts';

/** A colour as Word writes it. */
export const hex = (colour: string): string => colour.slice(1);

/** A text as runs; its line breaks stay. */
export function runs(text: string, look: { bold?: boolean; color?: string } = {}): TextRun[] {
  return text
    .split('\n')
    .map((row, index) => new TextRun({ text: row, ...look, ...(index > 0 && { break: 1 }) }));
}

/** Look of what is less important. */
export const quiet = { color: hex(QUIET_INK) };
