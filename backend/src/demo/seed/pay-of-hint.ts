import type { Pay } from '@silverjobs/contract';

type Columns = {
  readonly payUnit: Pay['pay_unit'];
  readonly payFrom: number | null;
  readonly payTo: number | null;
};

const NOTHING: Columns = { payUnit: null, payFrom: null, payTo: null };
const PER_HOUR = /^(\d{1,3}) (?:bis (\d{1,3}) )?€ pro Stunde$/;

/** The fields of pay that a demo job says in words: '16 bis 18 € pro Stunde'. */
export function payOfHint(hint: string | null): Columns {
  const [, from, to] = PER_HOUR.exec(hint ?? '') ?? [];
  if (!from) return NOTHING;
  return { payUnit: 'hour', payFrom: Number(from) * 100, payTo: to ? Number(to) * 100 : null };
}
