import { FullScreenSpinner } from '@silverjobs/ui';

/** Shows while the user is being loaded (ACC-03). */
export function BootSpinner() {
  return <FullScreenSpinner label="Seite wird geladen …" />;
}
