/** VAT on a net amount, both in whole cents. */
export function vatCents(netCents: number, percent: number): number {
  return Math.round((netCents * percent) / 100);
}
