import { type SlotWidget, useShell, useUser } from '@silverjobs/shell';
import { type ReactNode, useEffect, useState } from 'react';

/**
 * A place of a page that other remotes may fill (delivery-73). The page declares it as one of its `slots` and
 * neither waits for what comes nor hears of what does not.
 */
export function Slot({ name }: { name: string }): ReactNode {
  const shell = useShell();
  const user = useUser();
  const [widgets, setWidgets] = useState<readonly SlotWidget[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another user, or another plan, may see other widgets
  useEffect(() => {
    let gone = false;
    shell.loadWidgets(name).then(
      (loaded) => gone || setWidgets(loaded),
      (error: unknown) => shell.reportError(error, { action: 'load widgets' }),
    );
    return () => {
      gone = true;
    };
  }, [shell, name, user?.id, user?.plan_type]);
  return widgets.map(({ remote, Component }) => <Component key={remote} />);
}
