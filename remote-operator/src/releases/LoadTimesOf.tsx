import type { LiveReleases, LoadTimes } from '@silverjobs/contract/live-releases';
import { Text } from '@silverjobs/ui';
import type { ReactNode } from 'react';
import { PlainTable } from '../list/Table.tsx';

type Kind = keyof LoadTimes['phases'];

/** What a page's load is made of, in its order. */
const KINDS: readonly (readonly [kind: Kind, label: string])[] = [
  ['document', 'Dokument'],
  ['entry', 'Einstieg'],
  ['module', 'Code'],
  ['render', 'Erstes Bild'],
  ['total', 'Zusammen'],
];

interface LoadTimesOfProps extends Pick<LiveReleases['parts'][number], 'release' | 'earlier'> {
  times: LoadTimes;
}

/** How long pages of a release take to load, and those of the releases before it took (operators-50). */
export function LoadTimesOf({ release, times, earlier }: LoadTimesOfProps): ReactNode {
  const all = [{ release, times }, ...earlier];
  const isMeasured = all.some(({ times: { measured } }) => measured > 0);
  return (
    <>
      <Text>{totalText(times)}</Text>
      {isMeasured && (
        <details className="operator-times">
          <summary>Ladezeiten im Einzelnen</summary>
          <PlainTable
            caption="Ladezeit der letzten 7 Tage in Millisekunden: in der Mitte / bei 95 von 100 höchstens"
            columns={['Fassung', ...['Aufrufe', ...KINDS.map(([, label]) => label)].map(numeric)]}
            rows={all.map((one) => ({
              key: one.release,
              cells: [
                one.release === release ? `${one.release} (läuft)` : one.release,
                said(one.times.measured),
                ...KINDS.map(([kind]) => spreadText(one.times.phases[kind])),
              ],
            }))}
          />
        </details>
      )}
    </>
  );
}

const said = (value: number | null) => value?.toLocaleString('de-DE') ?? '–';

const numeric = (label: string) => ({ label, numeric: true }) as const;

function totalText({ measured, phases: { total } }: LoadTimes): string {
  if (measured === 0)
    return 'Wie lange das Laden dauert, wurde in den letzten 7 Tagen nicht gemessen.';
  if (total.median === null)
    return 'Wie lange das Laden dauert, wurde noch zu selten gemessen (unter 5 Aufrufen).';
  const most = total.p95 === null ? '' : `, bei 95 von 100 höchstens ${said(total.p95)}`;
  return `Laden dauert in der Mitte ${said(total.median)} Millisekunden${most}.`;
}

const spreadText = ({ median, p95 }: LoadTimes['phases'][Kind]): string =>
  median === null ? '–' : `${said(median)} / ${said(p95)}`;
