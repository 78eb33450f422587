/** A hand-written offer of a private household; {alt}, {kind}, {schul} are ages. */
export interface Scene {
  positionId: number;
  title: string;
  lead: string;
  tasks: readonly string[];
  bring: readonly string[];
  /** Hours a week where the text names them. */
  hours?: number;
  /** Only for this salutation (1 Herr, 2 Frau), where the text says who is writing. */
  salutation?: number;
}
