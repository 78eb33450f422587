import { z } from 'zod';
import { ModelFailure } from '../failure.ts';

const answerForm = z.object({
  antwort: z.string().trim().min(1),
  stellen: z
    .array(z.union([z.int(), z.string().max(20)]))
    .max(20)
    .default([]),
});

/** Reads an answer in the form that the model was told. */
export function readForm(text: string) {
  const isFenced = text.startsWith('```');
  const json = isFenced ? text.slice(text.indexOf('\n'), text.lastIndexOf('```')) : text;
  try {
    return answerForm.parse(JSON.parse(json));
  } catch (cause) {
    throw new ModelFailure('The language model breaks the form.', { cause });
  }
}
