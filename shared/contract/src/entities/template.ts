import { z } from 'zod';
import { templateForm } from '../forms/template.ts';
import { id, text, version } from '../primitives.ts';

/** A message template; users_id 5 marks the shared ones (account-18). */
export const template = z
  .object({ id, name: text(200), message: text(10_000), users_id: id, version })
  .meta({ id: 'Template' });

/** What a user sends to add or change one. */
export const templateInput = z
  .object({ ...templateForm.shape, version })
  .meta({ id: 'TemplateInput' });

export type Template = z.output<typeof template>;
export type TemplateInput = z.input<typeof templateInput>;
