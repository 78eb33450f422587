import type { Definition } from '@silverjobs/ui';

/** The workload; its fixed name says 'mindestens' already (words-4). */
export function workloadFact(label: string | null | undefined): Definition {
  return {
    term: 'Arbeitszeit, mindestens',
    given: 'Mindestens benötigtes Arbeitspensum',
    value: label?.replace(/^mindestens /, ''),
  };
}

/** The place of work; its fixed name means something else to most people (words-4). */
export function placeFact(label: string | null | undefined): Definition {
  return { term: 'Ort der Arbeit', given: 'Suchort', value: label };
}
