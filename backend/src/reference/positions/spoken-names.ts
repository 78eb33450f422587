import { SPOKEN_NAMES } from './spoken-names-text.ts';

const byLabel = new Map<string, string[]>();
for (const line of SPOKEN_NAMES.split('\n')) {
  if (line === '' || line.startsWith('#')) continue;
  const [names = '', labels = ''] = line.split(': ');
  for (const label of labels.split(' | ')) {
    byLabel.set(label, [...(byLabel.get(label) ?? []), names]);
  }
}

/** Labels that spoken names belong to. */
export const labelsWithSpokenNames: readonly string[] = [...byLabel.keys()];

/** Keywords of an occupation with the names that people have for it, each once. */
export function withSpokenNames(label: string, keywords: string): string {
  const spoken = byLabel.get(label) ?? [];
  return [...new Set([keywords, ...spoken].join(', ').split(', '))].join(', ');
}
