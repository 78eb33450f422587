import type { Definition } from '@silverjobs/ui';

/** The workload under its fixed name, which says 'mindestens' already (words-4). */
export function workloadFact(label: string | null | undefined): Definition {
  return {
    term: 'Mindestens benötigtes Arbeitspensum',
    value: label?.replace(/^mindestens /, ''),
  };
}

/** The place of work under its fixed name, which means something else to most people (words-4). */
export function placeFact(label: string | null | undefined): Definition {
  return { term: 'Suchort', value: label, note: 'Das ist der Ort der Arbeit.' };
}
