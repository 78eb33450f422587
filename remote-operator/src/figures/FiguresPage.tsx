import { apiErrorMessage, useApi, useRenewableMutation } from '@silverjobs/api';
import { figuresQuery, loadFiguresFile } from '@silverjobs/api/operator-office';
import type { OperatorFigures } from '@silverjobs/contract';
import { FIGURE_LABELS } from '@silverjobs/contract/operator';
import {
  Alert,
  Button,
  Card,
  Field,
  NativeSelect,
  SegmentedControl,
  Stack,
  Text,
} from '@silverjobs/ui';
import { BarChart } from '@silverjobs/widgets/bar-chart';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Loading } from '../list/Loading.tsx';
import { OperatorPage } from '../list/OperatorPage.tsx';
import { saveText } from '../list/save-text.ts';
import { Table } from '../list/Table.tsx';
import { AREAS, type AreaKey, FIGURES_OF, periodText, valueText } from './areas.ts';
import { Findings } from './Findings.tsx';
import './figures.css';

type Step = 'week' | 'month';

const STEPS = [
  { value: 'week', label: 'Wochen' },
  { value: 'month', label: 'Monate' },
] as const;
const OPTIONS = AREAS.map(({ key: value, label }) => ({ value, label }));

/** /operator/figures: what happened by week and month (operators-38). */
export function FiguresPage(): ReactNode {
  const api = useApi();
  const [params, setParams] = useSearchParams();
  const by: Step = params.get('by') === 'month' ? 'month' : 'week';
  const area = AREAS.find(({ key }) => key === params.get('area'))?.key ?? 'people';
  const figures = useQuery(figuresQuery(api, by));
  const file = useRenewableMutation({
    mutationFn: () => loadFiguresFile(api, by),
    onSuccess: saveText,
  });

  const choose = (next: { by?: Step; area?: string }) =>
    setParams({ by, area, ...next }, { replace: true });

  return (
    <OperatorPage
      title="Zahlen"
      lead="Die letzten 13 Wochen oder Monate nach deutscher Zeit; die letzte Zeile läuft noch. Gelöschte Konten zählen nicht mehr mit."
    >
      <div className="figures-choices">
        <SegmentedControl
          label="Gezählt nach"
          segments={STEPS}
          value={by}
          onChange={(value) => choose({ by: value })}
        />
        <div className="operator-filter">
          <Field label="Bereich">
            <NativeSelect
              options={OPTIONS}
              value={area}
              onChange={({ target }) => choose({ area: target.value })}
            />
          </Field>
        </div>
        <Button loading={file.isPending} onClick={() => file.mutate()}>
          Alles als Tabelle (CSV)
        </Button>
      </div>
      {file.error && (
        <Alert tone="error" announce title="Die Datei wurde nicht geschrieben">
          {apiErrorMessage(file.error, 'Bitte prüfen Sie Ihre Internetverbindung.')}
        </Alert>
      )}
      <Loading
        query={figures}
        loading="Zahlen werden geladen …"
        failed="Die Zahlen konnten nicht geladen werden"
      >
        {(data) => <Area area={area} by={by} figures={data} />}
      </Loading>
    </OperatorPage>
  );
}

function Area({ area, by, figures }: { area: AreaKey; by: Step; figures: OperatorFigures }) {
  const shown = FIGURES_OF[area];
  const rows = figures.periods.map(({ start, values }) => ({
    key: start,
    label: periodText(by, start),
    values,
  }));
  const isEmpty = rows.every(({ values }) => shown.every((figure) => !values[figure]));
  return (
    <Stack gap={6}>
      {shown.length > 0 && isEmpty && (
        <Card>
          <Text>In dieser Zeit wurde hier noch nichts gezählt.</Text>
        </Card>
      )}
      {shown.length > 0 && !isEmpty && (
        <>
          <Card title="Verlauf">
            <div className="figures-charts">
              {shown.map((figure) => (
                <BarChart
                  key={figure}
                  title={FIGURE_LABELS[figure]}
                  bars={rows.map(({ key, label, values }) => ({
                    key,
                    label,
                    value: values[figure] ?? null,
                    text: valueText(figure, values),
                  }))}
                />
              ))}
            </div>
          </Card>
          <Table
            caption="Dasselbe als Tabelle, das Neueste zuerst"
            columns={[
              by === 'week' ? 'Woche' : 'Monat',
              ...shown.map((figure) => ({ label: FIGURE_LABELS[figure], numeric: true }) as const),
            ]}
            rows={[...rows].reverse().map(({ key, label, values }) => ({
              key,
              cells: [label, ...shown.map((figure) => valueText(figure, values))],
            }))}
          />
        </>
      )}
      <Findings area={area} figures={figures} />
    </Stack>
  );
}
