/** Whether two words differ by one typing error: wrong, missing, additional, or two letters changed. */
export function isOneError(one: string, other: string): boolean {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const [rest, otherRest] = [one.slice(at), other.slice(at)];
  if (rest.slice(1) === otherRest.slice(1)) return true;
  if (rest.slice(1) === otherRest || rest === otherRest.slice(1)) return true;
  const isSwapped = rest[0] === otherRest[1] && rest[1] === otherRest[0];
  return isSwapped && rest.slice(2) === otherRest.slice(2);
}
