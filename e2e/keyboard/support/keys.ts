import type { Key } from './reader.ts';

/** Keys by the code points that WebDriver gives them. */
const CODES: Record<Key, string[]> = {
  Tab: ['\uE004'],
  'Shift+Tab': ['\uE008', '\uE004'],
  Enter: ['\uE007'],
  Space: [' '],
  Escape: ['\uE00C'],
  ArrowDown: ['\uE015'],
  ArrowUp: ['\uE013'],
  ArrowRight: ['\uE014'],
};

/** What WebDriver is told for keys: pressed one after the other, let go in reverse. */
function keyActions(...keys: string[][]): object {
  const actions = keys.flatMap((held) => [
    ...held.map((value) => ({ type: 'keyDown', value })),
    ...held.toReversed().map((value) => ({ type: 'keyUp', value })),
  ]);
  return { actions: [{ type: 'key', id: 'keyboard', actions }] };
}

/** The same for a key with a name. */
export const pressActions = (key: Key): object => keyActions(CODES[key]);

/** The same for a text. */
export const typeActions = (text: string): object => keyActions(...[...text].map((one) => [one]));
