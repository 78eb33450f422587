import { z } from 'zod';
import { SAFETY_KINDS } from '../constants.ts';
import { text } from '../primitives.ts';

/** What one should be careful with in a text of somebody else, and why (safety-1). */
export const safetyWarning = z
  .object({
    kind: z.enum(SAFETY_KINDS),
    /** What it is about, in a few words. */
    title: text(60),
    /** Why one should be careful, and what to do. */
    explanation: text(300),
    /** The words that it was found in. */
    quote: text(200),
  })
  .meta({ id: 'SafetyWarning' });

export type SafetyWarning = z.output<typeof safetyWarning>;
export type SafetyKind = (typeof SAFETY_KINDS)[number];
