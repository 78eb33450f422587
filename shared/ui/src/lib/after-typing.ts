import { useEffect, useState } from 'react';

/** So long nobody is typing any more. */
const TYPING_PAUSE_MS = 1_000;

let typedAt = Number.NEGATIVE_INFINITY;
let isListening = false;

/** Hears of typing from now on. */
function listen(): void {
  if (isListening) return;
  isListening = true;
  document.addEventListener(
    'input',
    () => {
      typedAt = performance.now();
    },
    true,
  );
}

/**
 * Does something at once, or as soon as nobody has typed for a second: nobody is talked over while
 * typing (layout-39).
 * @returns gives it up
 */
export function afterTyping(act: () => void): () => void {
  listen();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const attempt = () => {
    const rest = typedAt + TYPING_PAUSE_MS - performance.now();
    if (rest > 0) timer = setTimeout(attempt, rest);
    else act();
  };
  attempt();
  return () => clearTimeout(timer);
}

/** A value as it was when somebody last paused; for what live regions say of what is typed. */
export function useAfterTyping<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => afterTyping(() => setSettled(() => value)), [value]);
  return settled;
}
