/** Names sentences of her own that a change has left alone. */
export const conflictText = (conflicts: readonly string[]) =>
  conflicts.length > 0 &&
  `Das haben Sie selbst geschrieben, deshalb habe ich es so gelassen: ${conflicts
    .slice(0, 3)
    .map((sentence) => `„${sentence.replace(/\s+/g, ' ').slice(0, 160)}“`)
    .join(', ')}`;
