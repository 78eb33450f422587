import { z } from 'zod';
import { id, text } from '../primitives.ts';
import { locationOptionId } from './job-search.ts';

/** A location to search in instead; count is its number of jobs, always more than now. */
const locationSuggestion = z
  .object({
    search_location_id: locationOptionId,
    label: text(300),
    /** In kilometres; 0 for regions; null for all. */
    radius: z.int().min(0).nullable(),
    count: z.int().min(1),
  })
  .meta({ id: 'LocationSuggestion' });

/** A related occupation with its number of jobs at the same location. */
const positionSuggestion = z
  .object({ search_what_id: id, label: text(200), count: z.int().min(1) })
  .meta({ id: 'PositionSuggestion' });

/** A part of the filter to go without, all others kept; count is its number of jobs. */
const relaxedFilter = z
  .object({
    without: z.enum([
      'activities',
      'radius',
      'job_type_ids',
      'work_load_ids',
      'words',
      'pay_from',
      'contract_kinds',
      'times',
    ]),
    count: z.int().min(1),
  })
  .meta({ id: 'RelaxedFilter' });

/** What to try when a filter finds little or nothing. */
export const jobSuggestions = z
  .object({
    /** Wider locations, the nearest first, Homeoffice not among them. */
    locations: z.array(locationSuggestion),
    /** Related occupations, the closest first. */
    positions: z.array(positionSuggestion),
    /** The same occupation from home. */
    homeoffice: locationSuggestion.nullable(),
    /** What finds more without one part of the filter; a backend of before has none. */
    relaxed: z.array(relaxedFilter).optional(),
  })
  .meta({ id: 'JobSuggestions' });

/** An occupation, whether it was asked for or is only related, and its jobs. */
export const relatedOccupation = z
  .object({
    id,
    label: text(200),
    related: z.boolean(),
    /** Jobs in the candidate's radius; null without a home. */
    near: z.int().min(0).nullable(),
    /** Jobs anywhere. */
    all: z.int().min(0),
  })
  .meta({ id: 'RelatedOccupation' });

export type RelatedOccupation = z.output<typeof relatedOccupation>;
export type LocationSuggestion = z.output<typeof locationSuggestion>;
export type PositionSuggestion = z.output<typeof positionSuggestion>;
export type RelaxedFilter = z.output<typeof relaxedFilter>;
export type JobSuggestions = z.output<typeof jobSuggestions>;
