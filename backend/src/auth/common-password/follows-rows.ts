import { ROWS } from './common-words.ts';

/** Parts of rows that are shorter say nothing. */
export const SHORTEST_RUN = 3;

/** How many characters at `start` follow a row, forwards or backwards. */
function runLength(text: string, start: number): number {
  let longest = 0;
  for (const row of ROWS) {
    for (const line of [row, [...row].reverse().join('')]) {
      const place = line.indexOf(text[start] ?? '');
      let length = 0;
      while (place >= 0 && start + length < text.length) {
        if (line[place + length] !== text[start + length]) break;
        length += 1;
      }
      longest = Math.max(longest, length);
    }
  }
  return longest;
}

/** Whether all of it but two characters is made of rows: 'qwertz123456', 'asdfgh!2026'. */
export function followsRows(text: string): boolean {
  let other = 0;
  for (let place = 0; place < text.length; ) {
    const run = runLength(text, place);
    if (run < SHORTEST_RUN) other += 1;
    place += run < SHORTEST_RUN ? 1 : run;
  }
  return other <= 2;
}
