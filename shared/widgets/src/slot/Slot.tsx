import { type SlotWidget, useShell, useUser } from '@silverjobs/shell';
import { type ReactNode, useEffect, useRef, useState } from 'react';

/**
 * A place of a page that other remotes may fill (delivery-73). The page declares it as one of its `slots` and
 * neither waits for what comes nor hears of what does not. Nothing is loaded before the place is seen.
 */
export function Slot({ name }: { name: string }): ReactNode {
  const shell = useShell();
  const user = useUser();
  const place = useRef<HTMLDivElement>(null);
  const [widgets, setWidgets] = useState<readonly SlotWidget[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another user, or another plan, may see other widgets
  useEffect(() => {
    let gone = false;
    const load = () =>
      shell.loadWidgets(name).then(
        (loaded) => gone || setWidgets(loaded),
        (error: unknown) => shell.reportError(error, { action: 'load widgets' }),
      );
    const stop = whenSeen(place.current, () => void load());
    return () => {
      gone = true;
      stop();
    };
  }, [shell, name, user?.id, user?.plan_type]);
  return (
    <div ref={place}>
      {widgets.map(({ remote, Component }) => (
        <Component key={remote} />
      ))}
    </div>
  );
}

function whenSeen(element: Element | null, run: () => void): () => void {
  if (!element || !('IntersectionObserver' in window)) {
    run();
    return () => {};
  }
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    run();
  });
  observer.observe(element);
  return () => observer.disconnect();
}
