import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { createMetrics } from '../../../backend/src/metrics/create-metrics.ts';
import { createDocumentMetrics } from '../../../host/server/metrics/document-metrics.ts';

const root = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(root, 'deploy/monitoring', path), 'utf8');

type Rule = { alert: string; expr: string; labels: { severity: string } };

const rules: Rule[] = parse(read('alerts.yaml')).groups[0].rules;
const panels: { targets: { expr: string }[] }[] = JSON.parse(read('dashboard.json')).panels;

/** Names of figures in a PromQL expression. */
const figuresOf = (expression: string) => expression.match(/\bsilverjobs_\w+/g) ?? [];

test('OPER-04 alerts and dashboard ask for figures that backend and document server tell', async () => {
  const { text } = await createMetrics({
    db: {} as Parameters<typeof createMetrics>[0]['db'],
    connections: () => ({ idle: 0, used: 0, wanted: 0 }),
    isMailReachable: async () => true,
  }).read();
  const documents = await createDocumentMetrics().read({
    ready: true,
    revision: 1,
    problem: null,
  });
  const told = new Set(
    `${text}\n${documents.text}`.match(/^# TYPE (\w+)/gm)?.map((line) => line.slice(7)),
  );
  const asked = [...rules, ...panels.flatMap(({ targets }) => targets)].flatMap(({ expr }) =>
    figuresOf(expr).map((name) => name.replace(/_(?:count|bucket|sum)$/, '')),
  );
  // Measured where answers are given, which is tested there.
  const ofAnswers = ['silverjobs_request_duration_seconds', 'silverjobs_open_requests'];
  expect(asked.length).toBeGreaterThan(15);
  expect(asked.filter((name) => !told.has(name) && !ofAnswers.includes(name))).toEqual([]);
});

test('OPER-04 every alert says how urgent it is', () => {
  for (const { labels } of rules) expect(['page', 'ticket']).toContain(labels.severity);
});
