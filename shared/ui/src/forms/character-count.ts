const NEAR = 20;
const number = new Intl.NumberFormat('de-DE');
const characters = (count: number) => `${number.format(count)} Zeichen`;

/** The sentence below a text area with a limit. `near` from 20 characters before it on. */
export function characterCount(used: number, limit: number) {
  const left = limit - used;
  return {
    text: left < 0 ? `${characters(-left)} zu viel` : `Noch ${characters(left)}`,
    over: left < 0,
    near: left <= NEAR,
  };
}
