import { z } from 'zod';
import type { CallTable } from '../call.ts';
import { alertOption, labelled, named, radiusOption } from '../entities/labels.ts';
import { id, inText } from '../primitives.ts';

const options = z.array(labelled);

export const lookupsCalls = {
  'GET /sector': {
    group: 'main',
    identity: 'user',
    summary: 'Sectors.',
    spec: '1 §7',
    response: z.array(named),
  },
  'GET /subsector': {
    group: 'main',
    identity: 'user',
    summary: 'Subsectors of a sector.',
    spec: '1 §7',
    query: z.object({ sector_id: inText(id) }),
    response: z.array(named),
  },
  'GET /experience_years': {
    group: 'main',
    identity: 'user',
    summary: 'Years of experience.',
    spec: '1 §7',
    response: options,
  },
  'GET /employer_years': {
    group: 'main',
    identity: 'user',
    summary: 'Years with an employer.',
    spec: '1 §7',
    response: options,
  },
  'GET /education_level': {
    group: 'main',
    identity: 'user',
    summary: 'Levels of education.',
    spec: '1 §7',
    response: options,
  },
  'GET /work_load_candidate': {
    group: 'main',
    identity: 'user',
    summary: 'Workloads that a candidate can wish for.',
    spec: '1 §7',
    response: options,
  },
  'GET /radius': {
    group: 'main',
    identity: 'user',
    summary: 'Search radii in metres.',
    spec: '1 §7',
    response: z.array(radiusOption),
  },
  'GET /alert_config': {
    group: 'main',
    identity: 'user',
    summary: 'How often a saved search can write.',
    spec: '1 §7',
    response: z.array(alertOption),
  },
} as const satisfies CallTable;
