import { join } from 'node:path';
import { productionVariables } from '../../../backend/src/config/production.ts';
import { backendVariables } from '../../../backend/src/config/variables.ts';
import {
  productionVariables as productionServerVariables,
  serverVariables,
} from '../../../host/server/config.ts';
import type { ProcessVariables } from './write-variables.ts';

/** What runs in production, with all its variables (operation-2). */
export const PROCESSES: readonly ProcessVariables[] = [
  { name: 'backend', variables: backendVariables, production: productionVariables },
  {
    name: 'document server',
    variables: serverVariables,
    production: productionServerVariables,
  },
];

const root = join(import.meta.dirname, '../../..');

/** The files that are written from the configuration. */
export const DOCUMENT = join(root, 'docs/operating.md');
export const EXAMPLE = join(root, '.env.example');
