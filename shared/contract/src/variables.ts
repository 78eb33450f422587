import { z } from 'zod';

/** Variables as a process gets them. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** What the operator's logo says; longer does not fit into the menu (operation-18). */
export const logoText = z.string().trim().min(1).max(20).optional();

const GROUP = /^([a-z][a-z-]{1,30})=((?:\/(?!\/)|https?:\/\/)[^\s?#,=]*)$/;
const OWN_GROUPS = ['auth', 'main', 'billing', 'assistants'];

/**
 * Addresses of API groups that teams bring along, by name (delivery-91):
 * `training=https://training.example.org/api`, several with commas.
 */
export const teamApiUrls = z.string().transform((text, context) => {
  const groups = text.split(',').filter((part) => part.trim() !== '');
  return Object.fromEntries(
    groups.flatMap((part) => {
      const [, name = '', address = ''] = GROUP.exec(part.trim()) ?? [];
      if (name && !OWN_GROUPS.includes(name)) return [[name, address.replace(/\/$/, '')]];
      context.addIssue(`${part.trim()} is no <name>=<address> of a team’s group`);
      return [];
    }),
  );
});

/** Whether the process serves real people: either variable says so (operation-1). */
export function isProduction({ NODE_ENV, APP_ENVIRONMENT }: Environment): boolean {
  return [NODE_ENV, APP_ENVIRONMENT].some((value) => value?.trim().toLowerCase() === 'production');
}

/**
 * Reads variables; empty ones count as unset.
 * @param shape says what the variables are for; named beside those that are missing
 * @throws Error that names every missing and every wrong variable
 */
export function readVariables<Schema extends z.ZodType>(
  schema: Schema,
  given: Environment,
  shape: z.ZodRawShape = {},
): z.output<Schema> {
  const filled = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
  const result = schema.safeParse(filled);
  if (result.success) return result.data;
  const lines = result.error.issues.map(({ path, message }) => {
    const name = path.join('.');
    const purpose = (shape[name] as z.ZodType | undefined)?.description;
    const isMissing = path.length === 1 && filled[name] === undefined && purpose !== undefined;
    return isMissing ? `  ${name} is missing: ${purpose}` : `  ${name}: ${message}`;
  });
  throw new Error(`The configuration is wrong:\n${lines.join('\n')}`);
}
