import { z } from 'zod';
import { text } from '../primitives.ts';

/** Who runs the product and answers for it, from its configuration (operation-18, § 5 DDG). */
export const imprint = z.object({
  name: text(200),
  /** Lines of the address. */
  address: z.array(text(200)),
  /** Who may sign for it; null for one person. */
  represented_by: text(200).nullable(),
  /** Court and number of the register; null without. */
  register: text(200).nullable(),
  /** 'USt-IdNr. DE…' or 'Steuernummer …'. */
  tax_id: text(100),
  email: text(254),
  phone: text(50).nullable(),
  /** When somebody answers the phone, in words; null when that is not said. */
  phone_hours: text(100).nullable(),
  /** Nobody is configured: a demonstration whose operator is invented. */
  is_demo: z.boolean(),
});

export type Imprint = z.infer<typeof imprint>;
