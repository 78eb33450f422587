import { z } from 'zod';

/**
 * An object that keeps and passes on fields that it does not know: what is written today is read, and
 * written again, by document servers and tools of another day. A field that it knows is checked.
 */
export function openObject<Shape extends z.core.$ZodShape>(shape: Shape): z.ZodObject<Shape> {
  return z.looseObject(shape);
}

/** The form that these tools read and write. */
const SCHEMA = 1;

const versioned = z.looseObject({
  schema: z.int().exactOptional(),
  schemaReason: z.string().exactOptional(),
});

/**
 * Refuses what says that readers of this day would misunderstand it; nothing else that is new does.
 * @throws with the reason that stands in it
 */
export function requireKnownSchema(value: unknown): unknown {
  const { schema = SCHEMA, schemaReason = 'no reason is given' } = versioned.parse(value);
  if (schema > SCHEMA) {
    throw new Error(
      `This has form ${schema}, and these tools know ${SCHEMA}: ${schemaReason}. Newer ones can read it.`,
    );
  }
  return value;
}
