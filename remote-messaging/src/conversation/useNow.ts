import { useEffect, useState } from 'react';

const UPDATE_INTERVAL_MS = 60_000;

/**
 * The moment, stepped every minute; null on the server and in the first render, because what is
 * rendered there must come from data alone.
 */
export function useNow(): number | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), UPDATE_INTERVAL_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
