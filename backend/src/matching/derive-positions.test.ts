import { positions } from '../reference/positions/index.ts';
import {
  derivePositions,
  type Experience,
  prepareCatalogue,
  type Source,
} from './derive-positions.ts';

const rows = positions.map((row) => ({
  id: row.id,
  label: row.label,
  matchingKeywords: row.matching_keywords,
  sectorId: row.sector_id,
  subsectorId: row.subsector_id,
}));
const catalogue = prepareCatalogue(rows);

const nothing: Experience = { mainJob: {}, lastEmployer: {}, previousEmployer: {}, education: {} };

function derive(profile: Partial<Experience>, source: Source): string[] {
  const ids = derivePositions({ ...nothing, ...profile }, catalogue)[source];
  return [...ids].flatMap((id) => rows.find((row) => row.id === id)?.label ?? []);
}

const job = (subsector_id: number, job_position: string | null = null): Partial<Experience> => ({
  mainJob: { sector_id: Math.floor(subsector_id / 100), subsector_id, job_position },
});

test.each([
  ['a synonym in the other gender', job(302, 'Sekretärin'), ['Sekretär/in']],
  ['an older title', job(201, 'Krankenschwester'), ['Pflegefachkraft']],
  ['a title within a longer word', job(902, 'Tischlermeister'), ['Tischler/in']],
  ['a word of the sector', job(1001, 'Busfahrer'), ['Schulbusfahrer/in', 'Busfahrer/in']],
])('ACT-01 the main job with %s is an activity with an employer', (_, profile, labels) => {
  expect(derive(profile, 'employer').sort()).toEqual([...labels].sort());
});

test.each([
  ['not named', null],
  ['of no known name', 'Leiter der Abteilung'],
  ['blank', '   '],
])('ACT-01 a main job that is %s stands for what people in its subsector do', (_, name) => {
  const labels = derive(job(401, name), 'employer');
  expect(labels).toContain('Buchhalter/in');
  expect(labels.length).toBeLessThanOrEqual(6);
});

test.each([
  ['education', { education: { degree: 'Gelernte Arzthelferin' } }],
  ['workExperience', { education: { trainings: 'Erste Hilfe, Blutabnahme' } }],
  ['workExperience', { education: { more_title: 'Arzthelfer' } }],
  ['employer', { lastEmployer: { employer_department: 'Arztpraxis' } }],
  ['employer', { previousEmployer: { employer_department: 'ARZTPRAXIS' } }],
] as const)('ACT-01 the source %s is read from %p', (source, profile) => {
  expect(derive(profile, source)).toContain('Medizinische/r Fachangestellte/r');
  const others = (['employer', 'education', 'workExperience'] as const).filter(
    (other) => other !== source,
  );
  for (const other of others) expect(derive(profile, other)).toEqual([]);
});

test('ACT-01 programs and an empty profile show no experience', () => {
  for (const source of ['employer', 'education', 'workExperience'] as const) {
    expect(derive({ education: { software: 'Word, Excel, DATEV' } }, source)).toEqual([]);
  }
});

test.each([
  ['Putzfrau', ['Reinigungskraft']],
  ['Lehrerin', ['Lehrer/in in Vertretung', 'Nachhilfelehrer/in']],
  ['Koch', ['Koch, Köchin']],
  ['Bankkaufmann', ['Bankkaufmann, Bankkauffrau']],
  ['Hausfrau', ['Haushaltshilfe', 'Hauswirtschafter/in']],
  ['Postbote', ['Zeitungszusteller/in']],
  ['Koch, Busfahrer und Hausmeister', ['Koch, Köchin', 'Busfahrer/in', 'Hausmeister/in']],
])('HERS-01 %s is understood as the picker does', (typed, labels) => {
  const derived = derive({ mainJob: { job_position: typed } }, 'employer');
  expect(derived).toEqual(expect.arrayContaining(labels));
  expect(derived).not.toContain('Maurer/in');
});

test('HERS-01 what was confirmed counts, not what the text may mean; nothing confirmed is nothing', () => {
  const id = (label: string) => rows.find((row) => row.label === label)?.id as number;
  const mainJob = {
    job_position: 'Friseurin',
    position_ids: [id('Verkäufer/in für Mode')],
    related_position_ids: [id('Raumausstatter/in')],
  };
  expect(derive({ mainJob }, 'employer')).toEqual(['Verkäufer/in für Mode']);
  expect(derive({ mainJob }, 'workExperience')).toEqual(['Raumausstatter/in']);
  expect(derive({ mainJob: { ...mainJob, position_ids: [] } }, 'employer')).toEqual([]);
});
