import { z } from 'zod';
import { TEMPLATE_TITLE_MAX_LENGTH } from '../constants.ts';
import { filledText, id, messageText, text } from '../primitives.ts';

/** A message template; users_id 5 marks the shared ones (account-18). */
export const template = z
  .object({ id, name: text(200), message: text(10_000), users_id: id })
  .meta({ id: 'Template' });

/** What a user sends to add or change one. */
export const templateInput = z
  .object({ name: filledText(TEMPLATE_TITLE_MAX_LENGTH), message: messageText })
  .meta({ id: 'TemplateInput' });

export type Template = z.output<typeof template>;
export type TemplateInput = z.input<typeof templateInput>;
