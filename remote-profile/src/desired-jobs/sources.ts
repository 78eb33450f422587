import type { MatchingPosition } from '@silverjobs/contract';
import * as ownPaths from '../paths.ts';

/** A source of experience with the page that shows it. */
export interface ActivitySource {
  label: string;
  path: string;
  /** The profile shows experience from this source. */
  there: boolean;
}

/** The three sources of an activity (profile-25). */
export function sourcesOf(position: MatchingPosition): ActivitySource[] {
  return [
    {
      label: 'Arbeitgeber',
      path: ownPaths.workHistory,
      there: position.match_type_employer === 'true',
    },
    {
      label: 'Berufsausbildung',
      path: ownPaths.education,
      there: position.match_type_education === 'true',
    },
    {
      label: 'Weitere Berufserfahrung',
      path: ownPaths.education,
      there: position.match_type_workexperience === 'true',
    },
  ];
}

/** Where the experience comes from, in a line. */
export function originText(sources: readonly ActivitySource[]): string {
  const there = sources.filter((source) => source.there).map(({ label }) => label);
  return there.length > 0 ? `Erfahrung aus: ${there.join(', ')}` : 'Ohne Angabe, woher';
}
