/** The numbers 1 to 24 whose flag potential_job_N is 'true'. */
export function potentialJobIds(flags: Readonly<Record<string, unknown>>): number[] {
  return Object.entries(flags)
    .filter(([, value]) => value === 'true')
    .flatMap(([name]) => /^potential_job_(\d+)$/.exec(name)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => a - b);
}
