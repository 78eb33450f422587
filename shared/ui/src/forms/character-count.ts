const NEAR = 20;
/** From this limit on a text is long: its count says something only near the end. */
const LONG = 1_000;

const number = new Intl.NumberFormat('de-DE');
const characters = (count: number) => `${number.format(count)} Zeichen`;

/** Whether a count helps, or only makes a field for a long text look strict. */
export const isCounted = (used: number, limit: number) => limit < LONG || used > limit * 0.9;

/** The sentence below a text area with a limit. `near` from 20 characters before it on. */
export function characterCount(used: number, limit: number) {
  const left = limit - used;
  return {
    text: left < 0 ? `${characters(-left)} zu viel` : `Noch ${characters(left)}`,
    over: left < 0,
    near: left <= NEAR,
  };
}
