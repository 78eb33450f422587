import { z } from 'zod';
import { cleanText } from '../clean-text.ts';
import { PAPER_CHUNK_BYTES, PAPER_MAX_BYTES, PAPER_MEDIA_TYPES } from '../constants.ts';
import { id, milliseconds, requiredTextSchema, text } from '../primitives.ts';

const mediaType = z.enum(PAPER_MEDIA_TYPES);
/** unchecked: no scanner is configured, so nobody looked for viruses. */
const checked = z.enum(['clean', 'unchecked']);
const name = requiredTextSchema(120);

/** A paper of a candidate: a CV, a certificate. */
export const paper = z
  .object({
    id,
    /** With the extension of its real type. */
    name: text(130),
    media_type: mediaType,
    bytes: z.int().min(1),
    /** Of a PDF. */
    pages: z.int().min(1).nullable(),
    checked,
    updated_at: milliseconds,
  })
  .meta({ id: 'Paper' });

/** A paper that went along with a message; without a name it was withdrawn since. */
export const attachedPaper = z
  .object({ id, paper: paper.omit({ id: true, updated_at: true }).nullable() })
  .meta({ id: 'AttachedPaper' });

export const paperNameInput = z.object({ name }).meta({ id: 'PaperNameInput' });

/** Begins an upload, or goes on with the one of the same file that was broken off. */
export const paperUploadInput = z
  .object({
    name: z.string().max(300).overwrite(cleanText).trim().min(1),
    bytes: z.int().min(1).max(PAPER_MAX_BYTES, 'Die Datei ist größer als 10 MB.'),
    /** Says that a file is the same: its last change, for example. */
    fingerprint: text(100),
    /** The paper whose place the file takes. */
    replaces: id.optional(),
  })
  .meta({ id: 'PaperUploadInput' });

/** How far an upload is; `received` bytes have arrived. */
export const paperUpload = z
  .object({ id: z.uuid(), received: z.int().min(0) })
  .meta({ id: 'PaperUpload' });

export const paperChunk = z
  .object({
    offset: z.int().min(0).max(PAPER_MAX_BYTES),
    content: z.base64().max(Math.ceil(PAPER_CHUNK_BYTES / 3) * 4),
  })
  .meta({ id: 'PaperChunk' });

/** An address below that of the group which gives the file to whoever has it, for some minutes. */
export const paperLink = z.object({ url: text(2_000), expires_at: milliseconds }).meta({
  id: 'PaperLink',
});

/** What a paper looks like: its first page as a picture, the beginning of its text, or nothing that can be shown. */
export const paperPreview = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('picture'), webp: z.base64() }),
    z.object({ kind: z.literal('text'), text: text(2_600) }),
    z.object({ kind: z.literal('none') }),
  ])
  .meta({ id: 'PaperPreview' });

export type Paper = z.output<typeof paper>;
export type PaperPreview = z.output<typeof paperPreview>;
export type AttachedPaper = z.output<typeof attachedPaper>;
export type PaperUpload = z.output<typeof paperUpload>;
