/** The address of a page of the registry with record number 1 in it, which may be none. */
export const addressOfRecord = (path: string): string => path.replace(/:\w+/g, '1');

/** Whether a page has stayed where it was opened; a record may have led to its address with its name. */
export function isAtRecord(path: string, leadsTo: string): boolean {
  if (leadsTo === addressOfRecord(path)) return true;
  const [record = '', ...rest] = path.split('/:slug');
  return rest.length > 0 && leadsTo.startsWith(`${addressOfRecord(record)}/`);
}
