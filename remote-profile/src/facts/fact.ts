/** A value of the profile as its pages show it. */
export interface ProfileFact {
  term: string;
  /** null when nothing was given. */
  value: string | null;
  /** What to add, with its article: 'Ihren Vornamen'. */
  missing: string;
}

/** What stands in place of an empty value (profile-2). */
export function missingHint({ missing }: Pick<ProfileFact, 'missing'>): string {
  return `keine Angabe, bitte ergänzen Sie ${missing}`;
}

/** A fact; a blank value counts as none. */
export function fact(term: string, value: string | null, missing: string): ProfileFact {
  return { term, value: value?.trim() ? value : null, missing };
}
