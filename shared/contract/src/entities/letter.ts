import { z } from 'zod';
import { milliseconds, text } from '../primitives.ts';
import { letterSource } from './assistant.ts';

const line = text(2_000);
const letter = text(20_000);

/** A letter as the fields of its sheet, in the order of DIN 5008 (assistants-82). */
const letterParts = z
  .object({
    name: line,
    street: line,
    place: line,
    phone: line,
    email: line,
    employer: line,
    contact: line,
    employerStreet: line,
    employerPlace: line,
    date: line,
    subject: line,
    salutation: line,
    closing: line,
    signed: line,
    enclosed: line,
    /** Between salutation and greeting; the number stays with a paragraph that is changed. */
    paragraphs: z.array(z.object({ id: z.int().min(0), text: text(12_000) })).max(60),
  })
  .meta({ id: 'LetterParts' });

/** The sheet of a letter as its owner works on it (assistants-63). */
const letterSheet = z
  .object({
    /** The conversation that wrote it. */
    sessionId: text(100),
    /** The assistant's letter that the parts go out from. */
    base: letter,
    parts: letterParts,
    /** What went along with the last message. */
    sent: letter,
    /** A newer letter of the assistant that waits to be taken. */
    offered: letter.nullable(),
    /** The versions before, the oldest first: who changed each into the next one, and when. */
    history: z
      .array(z.object({ parts: letterParts, by: z.enum(['talk', 'hand']), at: milliseconds }))
      .max(30),
    sources: z.array(letterSource).max(80),
  })
  .meta({ id: 'LetterSheet' });

/** The stored letter. Version 0 and no draft: nothing is stored yet. */
export const keptLetter = z
  .object({
    version: z.int().min(0),
    draft: letterSheet.nullable(),
    /** The letter that the stored one took the place of, to come back to. */
    previous: letterSheet.nullable(),
    updated_at: milliseconds.nullable(),
  })
  .meta({ id: 'KeptLetter' });

/** What is sent to save; `version` is the one that was changed. */
export const keptLetterInput = z
  .object({
    version: z.int().min(0).max(2_000_000_000),
    draft: letterSheet,
    /** Keeps what was stored as `previous`. */
    keep_previous: z.boolean().default(false),
  })
  .meta({ id: 'KeptLetterInput' });

export type KeptLetter = z.output<typeof keptLetter>;
export type KeptLetterInput = z.input<typeof keptLetterInput>;
export type LetterSheet = z.output<typeof letterSheet>;
