import { z } from 'zod';
import { PICTURE_KINDS } from '../constants.ts';
import { jobRules } from '../forms/employer-job.ts';
import { text } from '../primitives.ts';

/** Its address is picturePath(id); width and height are those of the file, in pixels. */
const picture = z.object({ id: z.uuid(), width: z.int().min(1), height: z.int().min(1) });

/** The logo of an employer; its text is the employer's name. */
export const shownLogo = picture.meta({ id: 'ShownLogo' });

/** The picture of an advertisement. */
export const shownPicture = picture.extend({ alt: text(500) }).meta({ id: 'ShownPicture' });

/** A logo or picture as its employer sees it. */
export const employerPicture = picture
  .extend({
    /** Why an operator has hidden it; null: it is shown (employers-95). */
    hidden_for: text(5_000).nullable(),
  })
  .meta({ id: 'EmployerPicture' });

/** The picture of an advertisement as it is edited. */
export const editedPicture = employerPicture
  .extend({ alt: text(500) })
  .meta({ id: 'EditedPicture' });

/** Which own picture an advertisement shows, and what is to be seen on it. */
export const jobPictureInput = z
  .object({ id: z.uuid(), alt: jobRules.picture_alt })
  .meta({ id: 'JobPictureInput' });

/** Body of POST /client_picture. */
export const newPictureInput = z
  .object({ kind: z.enum(PICTURE_KINDS), upload_id: z.uuid() })
  .meta({ id: 'NewPictureInput' });

/** A logo or picture as operators see it, also a hidden one. */
export const operatorPicture = employerPicture
  .extend({
    kind: z.enum(PICTURE_KINDS),
    alt: text(500),
    /** The file itself; null where it cannot be read. */
    webp: z.base64().nullable(),
  })
  .meta({ id: 'OperatorPicture' });

export type ShownLogo = z.output<typeof shownLogo>;
export type ShownPicture = z.output<typeof shownPicture>;
export type EmployerPicture = z.output<typeof employerPicture>;
export type EditedPicture = z.output<typeof editedPicture>;
export type OperatorPicture = z.output<typeof operatorPicture>;
