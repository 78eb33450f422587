import { PAY_UNITS } from '@silverjobs/contract/constants';
import { type Pay, readAmount } from '@silverjobs/contract/pay';
import type { Problem } from '@silverjobs/widgets/form';
import type { JobForm } from './job-form.ts';

/** Pay as it is typed; amounts that cannot be read are null. */
export function payOf({ payUnit, payFrom, payTo }: JobForm): Pay {
  const pay_unit = PAY_UNITS.find((unit) => unit === payUnit) ?? null;
  const paid = pay_unit !== null && pay_unit !== 'unpaid';
  return {
    pay_unit,
    pay_from: paid ? readAmount(payFrom) : null,
    pay_to: paid && payTo.trim() !== '' ? readAmount(payTo) : null,
  };
}

/** What is wrong with the pay (employers-35). */
export function payProblems(form: JobForm): Problem<JobForm>[] {
  const { pay_unit, pay_from, pay_to } = payOf(form);
  if (pay_unit === null || pay_unit === 'unpaid') return [];
  if (pay_from === null) {
    return [{ field: 'payFrom', text: 'Bitte geben Sie den Betrag ein, zum Beispiel 16,50.' }];
  }
  if (form.payTo.trim() !== '' && (pay_to === null || pay_to < pay_from)) {
    return [{ field: 'payTo', text: 'Bitte prüfen Sie den zweiten Betrag.' }];
  }
  return [];
}
