import type { JobImport, JobImportRow, JobImportSummary } from '@silverjobs/contract';

type Act = JobImportRow['act'];

/** What becomes of advertisements, in the order of the page: what asks for a look stands first. */
export const GROUPS: readonly {
  readonly acts: readonly Act[];
  readonly title: string;
  readonly badge: string;
  readonly tone: 'neutral' | 'success' | 'warning' | 'error';
}[] = [
  { acts: ['refused'], title: 'Nicht übernommen', badge: 'Nicht übernommen', tone: 'error' },
  { acts: ['new'], title: 'Neu', badge: 'Neu', tone: 'success' },
  { acts: ['book'], title: 'Wird eine andere Stelle', badge: 'Neu gebucht', tone: 'warning' },
  { acts: ['change'], title: 'Geändert', badge: 'Geändert', tone: 'warning' },
  { acts: ['reopen'], title: 'Läuft wieder', badge: 'Läuft wieder', tone: 'success' },
  { acts: ['end'], title: 'Endet', badge: 'Endet', tone: 'warning' },
  { acts: ['same'], title: 'Unverändert', badge: 'Unverändert', tone: 'neutral' },
];

export const FORMATS: Readonly<Record<JobImport['format'], string>> = {
  csv: 'Tabelle (CSV)',
  'indeed-xml': 'Indeed-XML',
  'hr-ba-xml': 'HR-BA-XML',
};

/** How many advertisements there are. */
export const adsText = (count: number): string =>
  count === 1 ? '1 Anzeige' : `${count.toLocaleString('de-DE')} Anzeigen`;

/** Where an import stands, in a line. */
export function stateText({ state, rows, handled }: JobImportSummary): string {
  if (state === 'shown') return `${adsText(rows)}, noch nicht übernommen`;
  return state === 'running'
    ? `wird gerade übernommen: ${handled} von ${rows}`
    : `${adsText(rows)}, übernommen`;
}

/** What an advertisement with an outcome is called; null where what was to become of it says it all. */
export function outcomeText({ act, outcome }: JobImportRow): string | null {
  if (outcome === null || act === 'same' || act === 'refused') return null;
  return outcome === 'done' ? 'Erledigt' : 'Nicht übernommen';
}
