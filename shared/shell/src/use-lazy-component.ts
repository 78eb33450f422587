import { type ComponentType, useCallback, useRef, useState } from 'react';
import { useShell } from './shell-context.tsx';

/** Number of the failure; docs/diagnostics.md explains it. */
const NOT_LOADED = 'FED-108';
/** As for a page, a connection that broke once costs nobody a part of it. */
const RETRY_DELAY_MS = 300;

/** A part of a page whose code is loaded when it is first needed. */
export interface LazyComponent<P> {
  /** The component, once it is there. */
  Component: ComponentType<P> | null;
  /**
   * Loads the code; when that fails the user is told, and the next call tries again.
   * @returns whether the code is there
   */
  load(): Promise<boolean>;
  loading: boolean;
  /** The last attempt failed. */
  failed: boolean;
}

/**
 * Loads the code of a dialog when it is needed. Unlike React's lazy, a failed load is retried once,
 * and neither takes the page with it nor stays failed.
 * @param importComponent a dynamic import; must be stable
 * @param quiet for a part of the page that says itself that it failed
 */
export function useLazyComponent<P>(
  importComponent: () => Promise<ComponentType<P>>,
  { quiet = false }: { quiet?: boolean } = {},
): LazyComponent<P> {
  const shell = useShell();
  const [Component, setComponent] = useState<ComponentType<P> | null>(null);
  const [loading, setLoading] = useState(false);
  const [failed, setFailed] = useState(false);
  const running = useRef<Promise<boolean> | null>(null);

  const attempt = useCallback(async () => {
    setLoading(true);
    try {
      const loaded = await importComponent().catch(async (error: unknown) => {
        // The bundler's; who waited so long is told.
        if ((error as { type?: unknown } | null)?.type === 'timeout') throw error;
        await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
        return importComponent();
      });
      setComponent(() => loaded);
      setFailed(false);
      return true;
    } catch (error) {
      setFailed(true);
      shell.reportError(error, { action: 'loading a part of the page', diagnosis: NOT_LOADED });
      if (quiet || (await shell.renewAfterFailure())) return false;
      shell.notify({
        tone: 'error',
        title: 'Das Fenster konnte nicht geöffnet werden',
        message: `Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal. (Fehlernummer ${NOT_LOADED})`,
      });
      return false;
    } finally {
      running.current = null;
      setLoading(false);
    }
  }, [importComponent, quiet, shell]);
  const load = useCallback(() => {
    running.current ??= attempt();
    return running.current;
  }, [attempt]);

  return { Component, load, loading, failed };
}
