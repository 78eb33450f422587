/** Whether it repeats a part of itself: 'abcabcabcabc', 'xyxyxyxyxy'. */
export function repeats(text: string): boolean {
  for (let size = 1; size <= text.length / 2; size += 1) {
    if (
      text ===
      text
        .slice(0, size)
        .repeat(Math.ceil(text.length / size))
        .slice(0, text.length)
    ) {
      return true;
    }
  }
  return false;
}
