import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';

/** What was begun on the public page of a job, before signing in. */
export interface BegunActs {
  bewerben: () => void;
  merken: () => void;
}

/** Goes on with it, once: the address keeps nothing of it (access-51). */
export function useBegunAct(acts: BegunActs): void {
  const [query, setQuery] = useSearchParams();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the act is done when the address names it
  useEffect(() => {
    const act = (['bewerben', 'merken'] as const).find((name) => query.has(name));
    if (!act) return;
    const rest = new URLSearchParams(query);
    rest.delete(act);
    setQuery(rest, { replace: true, preventScrollReset: true });
    acts[act]();
  }, [query]);
}
