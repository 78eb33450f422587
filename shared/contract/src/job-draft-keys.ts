const OF_NEW = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const OF_JOB = /^job-(\d{1,9})$/;

/** Whether it names the draft of a new advertisement: what its page has made, the `client_key` later. */
export const isNewJobKey = (key: string): boolean => OF_NEW.test(key);

/** The advertisement that a draft changes, of 'job-12'; null for a new one. */
export function jobOfDraft(key: string): number | null {
  const number = OF_JOB.exec(key)?.[1];
  return number === undefined ? null : Number(number);
}
