import type { Shell } from '@silverjobs/shell';
import { NOT_CAUGHT, originOf } from './error-origin.ts';

/**
 * Tells the user when code of a remote fails after a click or in the background: React only keeps
 * errors while a page renders. Monitoring hears of these errors from the browser itself.
 * @returns ends the watch
 */
export function watchPageErrors({ notify }: Pick<Shell, 'notify'>): () => void {
  const tell = (error: unknown, file?: string) => {
    if (!originOf([file, ...filesOf(error)])) return;
    notify({
      tone: 'error',
      title: 'Das hat nicht geklappt',
      message: `In diesem Bereich ist ein Fehler aufgetreten. Bitte versuchen Sie es noch einmal. (Fehlernummer ${NOT_CAUGHT})`,
    });
  };
  const onError = ({ error, filename }: ErrorEvent) => tell(error, filename);
  const onRejection = ({ reason }: PromiseRejectionEvent) => tell(reason);
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}

/** Addresses of the files on the stack, the place of the error last. */
function filesOf(error: unknown): string[] {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return [...stack.matchAll(/https?:\/\/[^\s)]+/g)].map(([address]) => address).reverse();
}
