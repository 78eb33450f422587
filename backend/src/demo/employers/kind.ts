/** A kind of house that offers work: what it is called, says about itself and whom it looks for. */
export interface Kind {
  key: string;
  /** Id of the lookup employer_type. */
  employerType: number;
  subsectorId: number;
  /** Smallest and largest id of the lookup company_size. */
  sizes: readonly [number, number];
  /** How often the kind occurs among the employers. */
  weight: number;
  /** Completes 'Wir sind …'. */
  we: readonly string[];
  /** Completes a title: 'Empfang im Seniorenzentrum'. */
  where: readonly string[];
  /** Patterns of names with {sn}, {sn2}, {haus}, {himmel}, {saint}, {wirt}. */
  names: readonly string[];
  /** Subsectors it hires for, each with the places of the positions in its list or with all. */
  hires: string;
  about: readonly string[];
}
