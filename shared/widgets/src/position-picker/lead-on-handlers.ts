import type { LeadOn } from '@silverjobs/contract/position-search';

/** What a page does with typed words that are no occupations; without one it says where to go. */
export interface LeadOnHandlers {
  /** A kind of job was meant, by id of `GET /job_type`. */
  onJobType?: ((id: number) => void) | undefined;
  /** Hours were meant, by id of `GET /work_load`. */
  onWorkLoad?: ((id: number) => void) | undefined;
  /** The place choice 'Homeoffice' was meant. */
  onHomeoffice?: (() => void) | undefined;
  /** A place was typed; opens 'Wo?' with the text. */
  onPlace?: ((text: string) => void) | undefined;
  /** Any occupation will do. */
  onAll?: (() => void) | undefined;
}

/** What choosing does; undefined when the page cannot use it. */
export function leadOnHandler(lead: LeadOn, handlers: LeadOnHandlers): (() => void) | undefined {
  const { onJobType, onWorkLoad, onHomeoffice, onPlace, onAll } = handlers;
  switch (lead.kind) {
    case 'jobType':
      return onJobType && (() => onJobType(lead.id));
    case 'workLoad':
      return onWorkLoad && (() => onWorkLoad(lead.id));
    case 'homeoffice':
      return onHomeoffice;
    case 'place':
      return onPlace && (() => onPlace(lead.text));
    case 'all':
      return onAll;
  }
}
