import { z } from 'zod';
import { openObject } from './open-object.ts';

/** A path of the application, with `:name` for parameters. */
export const appPath = z.string().regex(/^\/([\w:-]+(\/[\w:-]+)*)?$/);

const text = z.string().min(1);

/** What one can do on pages of a remote, in three steps (guide-2). */
export const HelpTopicSchema = openObject({
  /** Place among all help, ascending. */
  order: z.number(),
  title: text,
  /** Pages of the remote that it is about. */
  paths: z.array(appPath).min(1),
  /** What the page is for, in one or two sentences. */
  intro: text,
  steps: z.tuple([text, text, text]),
  /** Words that people look for and that stand nowhere else in it. */
  words: text.exactOptional(),
});

/** A stop of the tour: a page of the remote, and what is said there (guide-17). */
export const TourStopSchema = openObject({
  /** Place in the tour, ascending; it has five stops at most. */
  order: z.number(),
  path: appPath,
  /** For whom, where others may open the page, too. */
  for: z.enum(['candidate', 'client']).exactOptional(),
  title: text,
  /** Two or three short sentences. */
  text,
  /** Selector of what the stop is about: the first such part of the page is framed. */
  mark: text.exactOptional(),
});

export type HelpTopic = z.infer<typeof HelpTopicSchema>;
export type TourStop = z.infer<typeof TourStopSchema>;
