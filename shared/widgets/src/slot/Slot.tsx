import { type SlotWidget, useShell, useUser } from '@silverjobs/shell';
import { type ReactNode, useEffect, useRef, useState } from 'react';

/**
 * A place of a page that other remotes may fill (delivery-73). The page declares it as one of its `slots` and
 * neither waits for what comes nor hears of what does not. Nothing is loaded before the place is seen.
 */
export function Slot({ name }: { name: string }): ReactNode {
  const user = useUser();
  // Another user, or another plan, may see other widgets.
  return <Place key={`${user?.id} ${user?.plan_type}`} name={name} />;
}

function Place({ name }: { name: string }) {
  const shell = useShell();
  const place = useRef<HTMLDivElement>(null);
  const [widgets, setWidgets] = useState<readonly SlotWidget[]>([]);
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
  }, [shell, name]);
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
