/** Whether a text is one or more of these words and nothing else. */
export function isMadeOf(text: string, words: ReadonlySet<string>): boolean {
  const reached = [true];
  for (let end = 1; end <= text.length; end += 1) {
    reached[end] = false;
    for (let start = Math.max(0, end - 20); start < end && !reached[end]; start += 1) {
      reached[end] = reached[start] === true && words.has(text.slice(start, end));
    }
  }
  return text !== '' && reached[text.length] === true;
}
