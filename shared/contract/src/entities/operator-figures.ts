import { z } from 'zod';
import { EMPTY_SEARCH_PLACES, FIGURES } from '../operator-constants.ts';
import { text } from '../primitives.ts';

const amount = z.int().min(0);

/** What happened in some weeks or months, and how things stand (operators-38). */
export const operatorFigures = z
  .object({
    /** The oldest first; the last one is still running. */
    periods: z.array(
      z.object({
        /** Its first day, yyyy-mm-dd, by the clock in Germany. */
        start: z.iso.date(),
        /** Null where nothing can be said, such as a score without answers. */
        values: z.record(z.enum(FIGURES), z.int().nullable()),
      }),
    ),
    /** Advertisements as they stand now; 'hidden' by the operator. */
    jobs: z.array(z.object({ state: text(20), jobs: amount })),
    /** Running plans by their months; 0: paused for payment. */
    plans: z.array(z.object({ months: amount, plans: amount })),
    /** Answers of surveys in all of the time shown, by the number of the answer. */
    surveys: z.array(
      z.object({
        kind: z.enum(['deactivate', 'exclude_position']),
        value: amount,
        answers: amount,
      }),
    ),
    /** What was searched in vain in all of that time, by at least three visitors. */
    empty_searches: z.array(
      z.object({ words: text(60), place: z.enum(EMPTY_SEARCH_PLACES), visitors: amount }),
    ),
  })
  .meta({ id: 'OperatorFigures' });

export type OperatorFigures = z.output<typeof operatorFigures>;
export type Figure = (typeof FIGURES)[number];
export type FigureStep = 'week' | 'month';
