import type { Site } from '@silverjobs/contract/structured-data';
import { useShell } from '@silverjobs/shell';

/** Whose pages these are, for data by schema.org; the head puts the true origin in. */
export function useSite(): Site {
  return { origin: '{origin}', name: useShell().title.product };
}
