import { ACTIVITIES, ACTIVITIES_LACKING } from './activities-text.ts';
import { EVERYDAY_NAMES } from './everyday-names-text.ts';
import { FURTHER_LACKING, FURTHER_NAMES } from './further-names-text.ts';
import { LACKING_NAMES } from './lacking-names-text.ts';
import { REGIONAL_NAMES } from './regional-names-text.ts';
import { SPOKEN_NAMES } from './spoken-names-text.ts';

/** Lines 'name, name: label | label' as the names of each label. */
function namesByLabel(text: string): Map<string, string[]> {
  const byLabel = new Map<string, string[]>();
  for (const line of text.split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const [names = '', labels = ''] = line.split(': ');
    for (const label of labels.split(' | ')) {
      byLabel.set(label, [...(byLabel.get(label) ?? []), ...names.split(', ')]);
    }
  }
  return byLabel;
}

const readNames = () => ({
  spoken: namesByLabel(SPOKEN_NAMES + REGIONAL_NAMES + EVERYDAY_NAMES),
  lacking: namesByLabel(LACKING_NAMES),
  further: namesByLabel(FURTHER_NAMES + ACTIVITIES),
  furtherLacking: namesByLabel(FURTHER_LACKING + ACTIVITIES_LACKING),
});
let read: ReturnType<typeof readNames> | undefined;
/** All names, read when they are first asked for. */
const allNames = () => {
  read ??= readNames();
  return read;
};

/** Labels that spoken names belong to. */
export const labelsWithSpokenNames = (): string[] => [
  ...new Set(Object.values(allNames()).flatMap((names) => [...names.keys()])),
];

const joined = (names: readonly string[]) => [...new Set(names.join(', ').split(', '))].join(', ');

/** Keywords of an occupation with the names that people have for it, each once. */
export function withSpokenNames(label: string, keywords: string): string {
  return joined([keywords, ...(allNames().spoken.get(label) ?? [])]);
}

/** Names of occupations that the catalogue lacks and that this one comes near to (jobs-80). */
export function nearNames(label: string): string {
  return joined(allNames().lacking.get(label) ?? []);
}

/**
 * Further names of an occupation, and of those that the catalogue lacks and that this one comes near to. They
 * count only where they are typed as a whole, and stay on the server: no browser loads them.
 */
export const furtherNames = (label: string) => ({
  names: allNames().further.get(label) ?? [],
  near: allNames().furtherLacking.get(label) ?? [],
});
