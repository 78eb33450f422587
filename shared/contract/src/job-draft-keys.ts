const OF_NEW = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const OF_JOB = /^job-(\d{1,9})$/;

/** Whether it names the draft of a new advertisement: what its page has made, the `client_key` later. */
export const isNewJobKey = (key: string): boolean => OF_NEW.test(key);

/** The advertisement that a draft changes, of 'job-12'; null for a new one. */
export function jobOfDraft(key: string): number | null {
  const number = OF_JOB.exec(key)?.[1];
  return number === undefined ? null : Number(number);
}

/** Of a description so much stands for a title that is missing, in signs. */
const TITLE_LENGTH = 60;

/**
 * What a begun advertisement is called: by its title, else by how its description begins; '' where neither is there.
 * @param fields of the draft, as they were typed
 */
export function titleOfDraft(fields: Readonly<Record<string, unknown>>): string {
  const textOf = (field: string) => {
    const value = fields[field];
    return typeof value === 'string' ? value.trim() : '';
  };
  const [first = ''] = textOf('description')
    .replace(/^(?:#+ |- |\*\*)/, '')
    .split('\n');
  const words = first.length > TITLE_LENGTH ? `${first.slice(0, TITLE_LENGTH).trimEnd()} …` : first;
  return textOf('title') || words.replaceAll('**', '');
}
