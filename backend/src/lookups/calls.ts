import { implement } from '../http/implement.ts';
import { type LookupKind, loadLookup } from './labels.ts';

type ListKind = Extract<
  LookupKind,
  | 'experience_years'
  | 'employer_years'
  | 'education_level'
  | 'work_load_candidate'
  | 'employer_type'
  | 'profile_age'
  | 'company_size'
  | 'work_load'
  | 'job_type'
  | 'homeoffice'
>;

const list = (kind: ListKind) =>
  implement(`GET /${kind}`, async (_request, { db }) => {
    const rows = await loadLookup(db, kind);
    return rows.map(({ id, label }) => ({ id, label }));
  });

export const lookupCalls = [
  list('experience_years'),
  list('employer_years'),
  list('education_level'),
  list('work_load_candidate'),
  list('employer_type'),
  list('profile_age'),
  list('company_size'),
  list('work_load'),
  list('job_type'),
  list('homeoffice'),
  implement('GET /sector', async (_request, { db }) => {
    const rows = await loadLookup(db, 'sector');
    return rows.map(({ id, label }) => ({ id, name: label }));
  }),
  implement('GET /subsector', async ({ query }, { db }) => {
    const rows = await loadLookup(db, 'subsector');
    return rows
      .filter((row) => row.parentId === query.sector_id)
      .map(({ id, label }) => ({ id, name: label }));
  }),
  implement('GET /radius', async (_request, { db }) => {
    const rows = await loadLookup(db, 'radius');
    return rows.map(({ id, label, value }) => ({ id, label, meters: value ?? 0 }));
  }),
  implement('GET /alert_config', async (_request, { db }) => {
    const rows = await loadLookup(db, 'alert_config');
    return rows.map(({ id, label }) => ({ id, label, config: label }));
  }),
];
