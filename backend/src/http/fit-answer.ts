import type { z } from 'zod';

type Path = readonly PropertyKey[];
type Issue = z.core.$ZodIssue;

/** What stands for a text that is empty on its way out, where an answer needs one. */
const NOTHING_LEFT = '…';
/** Rounds: a cut record may show what was hidden behind its fault. */
const ROUNDS = 5;

/** A text of at most `max` characters; half a sign, entity or tag at its end goes as well. */
export function cutText(text: string, max: number): string {
  return text
    .slice(0, max)
    .replace(/[\ud800-\udbff]$/, '')
    .replace(/&[#\w]{0,10}$/, '')
    .replace(/<[^<>]{0,200}$/, '');
}

/** Issues within the branches of a union count as its own. */
function flatten(issues: readonly Issue[], prefix: Path = []): Issue[] {
  return issues.flatMap((issue) => {
    const path = [...prefix, ...issue.path];
    if (issue.code !== 'invalid_union') return [{ ...issue, path }];
    const nested = issue.errors.map((branch) => flatten(branch, path));
    // The branch that fails for the fewest reasons is the one that was meant.
    const [meant] = nested.sort((one, other) => one.length - other.length);
    return meant?.length ? meant : [{ ...issue, path }];
  });
}

/** The same value with another one at a path; only what lies on the way is copied. */
function replaceAt(value: unknown, path: Path, change: (found: unknown) => unknown): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return change(value);
  if (Array.isArray(value)) {
    return value.map((item, index) => (index === name ? replaceAt(item, rest, change) : item));
  }
  const record = (value ?? {}) as Record<PropertyKey, unknown>;
  return { ...record, [name]: replaceAt(record[name], rest, change) };
}

function mend(value: unknown, issue: Issue): unknown {
  const { path } = issue;
  if (issue.code === 'too_big' && issue.origin === 'string') {
    return replaceAt(value, path, (text) => cutText(String(text), Number(issue.maximum)));
  }
  if (issue.code === 'too_big' && issue.origin === 'array') {
    return replaceAt(value, path, (list) => (list as unknown[]).slice(0, Number(issue.maximum)));
  }
  if (issue.code === 'too_small' && issue.origin === 'string') {
    return replaceAt(value, path, () => NOTHING_LEFT);
  }
  return undefined;
}

/** Marks an entry of a list that cannot be shown. */
const GONE = Symbol('gone');

/** The list without the entry that is wrong; undefined where no list is on the way to it. */
function withoutEntry(value: unknown, path: Path): unknown {
  const index = path.findIndex((name) => typeof name === 'number');
  if (index < 0) return undefined;
  return replaceAt(value, path.slice(0, index + 1), () => GONE);
}

function dropGone(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((item) => item !== GONE).map(dropGone);
  if (value === null || typeof value !== 'object') return value;
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, dropGone(item)]));
}

/**
 * An answer as the contract has it. What was stored can always be read (formats-32): limits of length are
 * for what comes in. A text or list that has grown on its way out is cut, and an entry of a list that
 * cannot be shown costs itself alone.
 * @param onGone is told why an entry was left out
 * @throws ZodError for an answer that is wrong beyond that
 */
export function fitAnswer<Schema extends z.ZodType>(
  schema: Schema,
  answer: unknown,
  onGone: (error: Error) => void = () => {},
): z.output<Schema> {
  let value = answer;
  let result = schema.safeParse(value);
  for (let round = 0; !result.success && round < ROUNDS; round += 1) {
    for (const issue of flatten(result.error.issues)) {
      const mended = mend(value, issue) ?? withoutEntry(value, issue.path);
      if (mended === undefined) throw result.error;
      value = mended;
    }
    const whole = dropGone(value);
    if (JSON.stringify(whole) !== JSON.stringify(value)) onGone(result.error);
    value = whole;
    result = schema.safeParse(value);
  }
  if (!result.success) throw result.error;
  return result.data;
}
