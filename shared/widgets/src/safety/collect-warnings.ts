import type { SafetyWarning } from '@silverjobs/contract';

type Warned = { readonly _warnings: readonly SafetyWarning[] };

/** The warnings of several texts, the newest of each kind once (safety-5). */
export function collectWarnings(texts: readonly Warned[]): SafetyWarning[] {
  const byKind = new Map(texts.flatMap(({ _warnings }) => _warnings).map((one) => [one.kind, one]));
  return [...byKind.values()];
}
