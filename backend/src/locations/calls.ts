import { implement } from '../http/implement.ts';
import { findOptions } from './find-options.ts';

export const locationCalls = [
  implement('GET /search_location', ({ query }, { db }) => findOptions(db, query.search)),
];
