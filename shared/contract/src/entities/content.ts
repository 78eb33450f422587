import { z } from 'zod';
import { CONTENT_KINDS } from '../operator-constants.ts';
import { id, milliseconds, requiredTextSchema, text } from '../primitives.ts';

const euroCents = z.int().min(0).max(1_000_000);

/** What can stand in a text: see docs/rules/operators.md (operators-41). */
const markdown = requiredTextSchema(60_000);

/** What the office writes, by kind (operators-40). */
export const contentSchemas = {
  /** Cents with VAT a month for silver+ by months, and net for an advertisement. */
  prices: z.object({
    plan_3: euroCents,
    plan_6: euroCents,
    plan_12: euroCents,
    job_net: euroCents,
  }),
  /** Stands above every page until then. */
  banner: z.object({
    text: requiredTextSchema(300),
    until: milliseconds.nullable(),
    audience: z.enum(['all', 'candidate', 'client']),
  }),
  /** Nothing else is answered until then. */
  maintenance: z.object({ text: requiredTextSchema(300), until: milliseconds }),
  /** A page that the law asks for, by its path. */
  legal: z.object({ text: markdown }),
  /** Help, by the title that it has in the code. */
  help: z.object({
    title: requiredTextSchema(100),
    intro: requiredTextSchema(400),
    steps: z.tuple([requiredTextSchema(300), requiredTextSchema(300), requiredTextSchema(300)]),
  }),
  /** An article of the guide, by the end of its address. */
  article: z.object({
    title: requiredTextSchema(100),
    description: requiredTextSchema(300),
    text: markdown,
  }),
  /** A template of messages for all, by its number. */
  template: z.object({
    name: requiredTextSchema(100),
    message: requiredTextSchema(4_000),
    audience: z.enum(['all', 'candidate', 'client']),
  }),
} as const satisfies Record<(typeof CONTENT_KINDS)[number], z.ZodType>;

export type ContentKind = (typeof CONTENT_KINDS)[number];
export type ContentOf<Kind extends ContentKind> = z.output<(typeof contentSchemas)[Kind]>;
export type ContentData = ContentOf<ContentKind>;

/** Each has fields of its own, so that none is taken for another. */
const anyContent = z.union([
  contentSchemas.prices.strict(),
  contentSchemas.banner.strict(),
  contentSchemas.maintenance.strict(),
  contentSchemas.legal.strict(),
  contentSchemas.help.strict(),
  contentSchemas.article.strict(),
  contentSchemas.template.strict(),
]);

const contentKey = text(100).regex(/^[\p{L}\d/ .,?!+„“():-]+$/u);

/** Which content is meant. */
export const contentQuery = z.object({ kind: z.enum(CONTENT_KINDS), key: contentKey });

/** A version as the back-office shows it (operators-40). */
export const contentVersion = z
  .object({
    id,
    kind: z.enum(CONTENT_KINDS),
    key: text(100),
    version: z.int().min(1),
    /** Null: as the code says. */
    data: anyContent.nullable(),
    valid_from: milliseconds,
    author: text(254),
    created_at: milliseconds,
    /** Whether it is what counts now. */
    current: z.boolean(),
  })
  .meta({ id: 'ContentVersion' });

/** A new version; `base` is the newest that the editor has seen, 0 for none. */
export const contentInput = z
  .object({
    kind: z.enum(CONTENT_KINDS),
    key: contentKey,
    base: z.int().min(0),
    /** Null: as the code says again. */
    data: anyContent.nullable(),
    /** Null: at once. */
    valid_from: milliseconds.nullable(),
    /** Whether all users are told of it by mail. */
    tell: z.boolean(),
  })
  .meta({ id: 'ContentInput' });

const pieces = z.array(
  z.object({
    text: text(60_000),
    strong: z.literal(true).optional(),
    href: text(2_000).optional(),
  }),
);
/** A text as pages show it (text-blocks.ts). */
const blocks = z.array(
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('heading'), level: z.union([z.literal(2), z.literal(3)]), pieces }),
    z.object({ kind: z.literal('paragraph'), pieces }),
    z.object({ kind: z.literal('list'), ordered: z.boolean(), items: z.array(pieces) }),
  ]),
);
const dated = { version: z.int().min(0), valid_from: milliseconds };
const legalText = z.object({
  ...dated,
  /** Left out in documents of other pages; null: as the code says. */
  blocks: blocks.nullable().optional(),
  /** Those before, and those to come that users were told of. */
  others: z.array(z.object(dated)),
});
const article = z.object({
  slug: text(100),
  title: text(100),
  description: text(300),
  valid_from: milliseconds,
  blocks: blocks.optional(),
});

/** All that the office has written and that counts now; what is not there is as the code says. */
export const siteContents = z
  .object({
    prices: contentSchemas.prices.optional(),
    banner: contentSchemas.banner.optional(),
    maintenance: contentSchemas.maintenance.optional(),
    legal: z.record(text(100), legalText).optional(),
    help: z.record(text(100), contentSchemas.help).optional(),
    articles: z.array(article).optional(),
    /** Legal pages that change, or have changed lately, for who is signed in. */
    notices: z.array(z.object({ path: text(100), valid_from: milliseconds })).optional(),
    /** Something was left out of a document: GET /contents has all of it. */
    more: z.literal(true).optional(),
  })
  .meta({ id: 'SiteContents' });

/** One version of a legal page. */
export const legalVersion = z
  .object({ ...dated, blocks: blocks.nullable() })
  .meta({ id: 'LegalVersion' });

export type ContentVersion = z.output<typeof contentVersion>;

export type SiteContents = z.output<typeof siteContents>;
