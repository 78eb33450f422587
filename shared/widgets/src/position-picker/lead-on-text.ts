import type { LeadOn } from '@silverjobs/contract/position-search';

/** What an option says that leads to another filter. */
export function leadOnText(lead: LeadOn): string {
  switch (lead.kind) {
    case 'jobType':
      return `Art der Stelle: ${lead.label}`;
    case 'workLoad':
      return `Arbeitszeit: ${lead.label}`;
    case 'homeoffice':
      return 'Arbeiten von zu Hause (Homeoffice)';
    case 'place':
      return `Ort suchen: ${lead.text}`;
    case 'all':
      return 'Alle Positionen ansehen';
  }
}

/** Where a filter is set that is no occupation, for pages that cannot take it here (jobs-81). */
export type Elsewhere = Record<LeadOn['kind'], string>;

export const ELSEWHERE: Elsewhere = {
  jobType: 'Die Art der Stelle wählen Sie bei den Stellen unter „Jobs für Sie“.',
  workLoad: 'Die Arbeitszeit wählen Sie bei den Stellen unter „Jobs für Sie“.',
  homeoffice: 'Homeoffice wählen Sie im Feld „Wo?“.',
  place: 'Einen Ort wählen Sie im Feld „Wo?“.',
  all: 'Bitte wählen Sie eine Tätigkeit aus.',
};
