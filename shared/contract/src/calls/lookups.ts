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
    rules: 'formats-21',
    response: z.array(named),
  },
  'GET /subsector': {
    group: 'main',
    identity: 'user',
    summary: 'Subsectors of a sector.',
    rules: 'formats-21',
    query: z.object({ sector_id: inText(id) }),
    response: z.array(named),
  },
  'GET /experience_years': {
    group: 'main',
    identity: 'user',
    summary: 'Years of experience.',
    rules: 'formats-21',
    response: options,
  },
  'GET /employer_years': {
    group: 'main',
    identity: 'user',
    summary: 'Years with an employer.',
    rules: 'formats-21',
    response: options,
  },
  'GET /education_level': {
    group: 'main',
    identity: 'user',
    summary: 'Levels of education.',
    rules: 'formats-21',
    response: options,
  },
  'GET /work_load_candidate': {
    group: 'main',
    identity: 'user',
    summary: 'Workloads that a candidate can wish for.',
    rules: 'formats-21',
    response: options,
  },
  'GET /radius': {
    group: 'main',
    identity: 'user',
    summary: 'Search radii in metres.',
    rules: 'formats-21',
    response: z.array(radiusOption),
  },
  'GET /alert_config': {
    group: 'main',
    identity: 'user',
    summary: 'How often a saved search can write.',
    rules: 'formats-21',
    response: z.array(alertOption),
  },
} as const satisfies CallTable;
