import type { Imprint } from '@silverjobs/contract';
import type { Config } from '../config/config.ts';
import { DEMO_OPERATOR, readOperator } from '../invoices/operator.ts';

/** What stands in the imprint of the demo; its telephone number is kept for films by the authority. */
export const DEMO_IMPRINT = {
  name: DEMO_OPERATOR.name,
  address: DEMO_OPERATOR.address,
  represented_by: 'Erika Mustermann',
  register: null,
  tax_id: DEMO_OPERATOR.tax_id,
  email: DEMO_OPERATOR.email,
  phone: '0221 4710000',
  phone_hours: 'Montag bis Freitag, 9 bis 16 Uhr',
  is_demo: true,
} satisfies Imprint;

/** The operator's identity of the configuration; undefined where none is named (operation-18). */
export function readImprint(config: Config): Imprint | undefined {
  const operator = readOperator(config);
  if (!operator) return undefined;
  const { name, address, register, tax_id, email } = operator;
  return {
    ...{ name, address, register, tax_id, email },
    represented_by: config.OPERATOR_REPRESENTATIVE ?? null,
    phone: config.OPERATOR_PHONE ?? null,
    phone_hours: config.OPERATOR_PHONE_HOURS ?? null,
    is_demo: false,
  };
}
