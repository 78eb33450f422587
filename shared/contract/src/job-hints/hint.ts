/** What may put people at a disadvantage in an advertisement (§ 1, § 3, § 7, § 11 AGG). */
export type HintGround =
  | 'age'
  | 'sex'
  | 'origin'
  | 'religion'
  | 'belief'
  | 'disability'
  | 'sexual-identity'
  | 'pregnancy';

/** A hint, and where its words stand in the text. */
export interface PlacedHint {
  ground: HintGround;
  /** The words as they were typed. */
  found: string;
  /** What to write instead. */
  instead: string;
  at: number;
}
