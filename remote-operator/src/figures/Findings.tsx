import type { OperatorFigures } from '@silverjobs/contract';
import { Card, Text } from '@silverjobs/ui';
import type { ReactNode } from 'react';
import { Table } from '../list/Table.tsx';
import type { AreaKey } from './areas.ts';

const JOB_STATES: Readonly<Record<string, string>> = {
  active: 'Öffentlich',
  inactive: 'Vom Arbeitgeber angehalten',
  closed: 'Beendet',
  hidden: 'Von uns ausgeblendet',
  held: 'Wartet auf unsere Freigabe',
};

const SURVEYS: Readonly<Record<string, string>> = {
  'deactivate 1': 'Suche beendet: keine Angabe',
  'deactivate 2': 'Suche beendet: wollte sich nur umsehen',
  'deactivate 3': 'Suche beendet: hier eine Stelle gefunden',
  'deactivate 4': 'Suche beendet: anderswo eine Stelle gefunden',
  'exclude_position 1': 'Tätigkeit entfernt: keine Angabe',
  'exclude_position 2': 'Tätigkeit entfernt: nicht mehr gewünscht',
  'exclude_position 3': 'Tätigkeit entfernt: war ein Irrtum',
};

const PLACES: Readonly<Record<OperatorFigures['empty_searches'][number]['place'], string>> = {
  pool: 'Stellen (angemeldet)',
  public: 'Öffentliche Suche',
  position: 'Auswahl der Tätigkeit',
  location: 'Ort',
};

const numeric = (label: string) => ({ label, numeric: true }) as const;
const said = (value: number) => value.toLocaleString('de-DE');

interface FindingsProps {
  area: AreaKey;
  figures: OperatorFigures;
}

/** What of an area is no course of time: how things stand, and what was answered or searched. */
export function Findings({ area, figures }: FindingsProps): ReactNode {
  if (area === 'market') {
    return (
      <Table
        caption="Anzeigen, wie sie jetzt stehen"
        columns={['Stand', numeric('Anzeigen')]}
        rows={figures.jobs.map(({ state, jobs }) => ({
          key: state,
          cells: [JOB_STATES[state] ?? state, said(jobs)],
        }))}
      />
    );
  }
  if (area === 'money') {
    return (
      <Table
        caption="Laufende Verträge über silver+"
        columns={['Mindestlaufzeit', numeric('Verträge')]}
        rows={figures.plans.map(({ months, plans }) => ({
          key: String(months),
          cells: [`${months} Monate`, said(plans)],
        }))}
      />
    );
  }
  if (area === 'surveys') {
    return (
      <Table
        caption="Antworten in dieser Zeit"
        columns={['Antwort', numeric('Wie oft')]}
        rows={figures.surveys.map(({ kind, value, answers }) => ({
          key: `${kind} ${value}`,
          cells: [SURVEYS[`${kind} ${value}`] ?? `${kind} ${value}`, said(answers)],
        }))}
      />
    );
  }
  return area === 'searches' ? <EmptySearches rows={figures.empty_searches} /> : null;
}

function EmptySearches({ rows }: { rows: OperatorFigures['empty_searches'] }) {
  if (rows.length === 0) {
    return (
      <Card>
        <Text>In dieser Zeit gibt es kein Wort, nach dem mindestens drei Menschen suchten.</Text>
      </Card>
    );
  }
  return (
    <Table
      caption="Wonach mindestens drei Menschen vergeblich suchten"
      columns={['Worte', 'Wo', numeric('Menschen')]}
      rows={rows.map(({ words, place, visitors }) => ({
        key: `${place} ${words}`,
        cells: [words, PLACES[place], said(visitors)],
      }))}
    />
  );
}
