import type { User } from '@silverjobs/contract';
import { type Context, createContext, type ReactNode, useContext, useEffect } from 'react';
import { useStore } from 'zustand';
import type { SessionState } from './session.ts';
import type { Shell } from './shell.ts';

const SHELL_CONTEXT = Symbol.for('silverjobs.shell');

/**
 * One for all versions of this package in a page (delivery-90): what the host gives here, a remote with an
 * earlier version gets, too.
 */
const page = globalThis as { [SHELL_CONTEXT]?: Context<Shell | null> };
page[SHELL_CONTEXT] ??= createContext<Shell | null>(null);
const ShellContext = page[SHELL_CONTEXT];

/** Gives the shell to everything below it; the host has the only one. */
export function ShellProvider({ shell, children }: { shell: Shell; children: ReactNode }) {
  return <ShellContext value={shell}>{children}</ShellContext>;
}

/**
 * The shell of the application.
 * @throws when no ShellProvider is above
 */
export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('useShell needs a <ShellProvider> above it.');
  return shell;
}

/** A part of the session state; renders again when that part changes. */
export function useSession<T>(select: (state: SessionState) => T): T {
  return useStore(useShell().session, select);
}

/** The signed-in user, or null. */
export function useUser(): User | null {
  return useSession((state) => state.user);
}

/** Runs `onRenewed` after the user signed in again in place (access-23). */
export function useSessionRenewed(onRenewed: () => void): void {
  const { session } = useShell();
  useEffect(
    () =>
      session.subscribe((state, previous) => {
        if (state.renewals !== previous.renewals) onRenewed();
      }),
    [session, onRenewed],
  );
}

/** Reports unsaved input under a name while `unsaved` is true. */
export function useUnsavedWork(name: string, unsaved: boolean): void {
  const { unsavedWork } = useShell();
  useEffect(() => (unsaved ? unsavedWork.hold(name) : undefined), [unsavedWork, name, unsaved]);
}
