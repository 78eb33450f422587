/** What job demands of a sector have in common. */
export interface SectorText {
  /** Why someone is wanted: whole sentences. */
  why: readonly string[];
  /** Tasks that suit every position of the sector. */
  tasks: readonly string[];
  bring: readonly string[];
  /** Euros an hour, from and to. */
  pay: readonly [number, number];
}
