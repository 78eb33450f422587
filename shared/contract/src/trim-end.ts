/**
 * A text without these characters at its end. A pattern such as `/ +$/` looks from every blank to
 * the next other character and takes the square of the length (formats-22).
 */
export function trimCharactersEnd(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
