import { z } from 'zod';
import { milliseconds, text } from '../primitives.ts';

/** Tells pieces of a CV apart; given by the page. */
const key = z.int().min(1).max(1_000_000);
const line = text(200);

const cvStation = z
  .object({
    id: key,
    /** As it shall stand there: '1998', '03/1998', 'heute'. */
    from: text(30),
    to: text(30),
    title: line,
    place: line,
    /** One task a line. */
    tasks: text(2_000),
  })
  .meta({ id: 'CvStation' });

const cvFact = z.object({ id: key, term: line, value: text(1_000) }).meta({ id: 'CvFact' });

const section = { id: key, title: line };

const cvSection = z
  .discriminatedUnion('kind', [
    z.object({
      ...section,
      kind: z.literal('stations'),
      stations: z.array(cvStation).max(40),
      /** Shortens what ended more than 15 years ago to one line each. */
      summarise: z.boolean(),
    }),
    z.object({ ...section, kind: z.literal('facts'), facts: z.array(cvFact).max(40) }),
    z.object({ ...section, kind: z.literal('text'), text: text(4_000) }),
  ])
  .meta({ id: 'CvSection' });

/** A photo, scaled by the browser; ratio is width divided by height. */
const cvPhoto = z
  .object({
    source: z
      .string()
      .max(120_000)
      .regex(/^data:image\/jpeg;base64,[A-Za-z0-9+/]+={0,2}$/),
    ratio: z.number().min(0.3).max(3),
  })
  .meta({ id: 'CvPhoto' });

const cvPerson = z
  .object({
    name: line,
    /** Below the name: 'Elektroingenieur und Ausbilder'. */
    headline: line,
    street: line,
    place: line,
    phone: line,
    email: line,
    /** Date and place of birth, if wanted. */
    birth: line,
  })
  .meta({ id: 'CvPerson' });

/** A CV as its owner works on it. */
const cvDraft = z
  .object({
    person: cvPerson,
    photo: cvPhoto.nullable(),
    layout: z.enum(['classic', 'modern', 'plain']),
    /** In points. */
    text_size: z.union([z.literal(10), z.literal(11), z.literal(12)]),
    /** Place and date at the end, above the signature; '' for none. */
    signed: line,
    sections: z.array(cvSection).max(20),
  })
  .meta({ id: 'CvDraft' });

/** The stored CV. Version 0 and no draft: nothing is stored yet. */
export const cv = z
  .object({
    version: z.int().min(0),
    draft: cvDraft.nullable(),
    /** What was replaced as a whole the last time, to come back to. */
    previous: cvDraft.nullable(),
    updated_at: milliseconds.nullable(),
    /** The year in Europe/Berlin. */
    year: z.int(),
  })
  .meta({ id: 'Cv' });

/** What is sent to save; `version` is the one that was changed. */
export const cvInput = z
  .object({
    version: z.int().min(0).max(2_000_000_000),
    draft: cvDraft,
    /** Keeps what was stored as `previous`. */
    keep_previous: z.boolean().default(false),
  })
  .meta({ id: 'CvInput' });

export type Cv = z.output<typeof cv>;
export type CvDraft = z.output<typeof cvDraft>;
export type CvInput = z.input<typeof cvInput>;
export type CvPerson = z.output<typeof cvPerson>;
export type CvPhoto = z.output<typeof cvPhoto>;
export type CvSection = z.output<typeof cvSection>;
export type CvStation = z.output<typeof cvStation>;
export type CvFact = z.output<typeof cvFact>;
