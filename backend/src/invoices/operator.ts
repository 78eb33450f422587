import type { InvoiceSeller } from '@silverjobs/contract';

/** Who sends the invoices of the demo; its numbers belong to nobody. */
export const DEMO_OPERATOR: InvoiceSeller = {
  name: 'silverjobs Vorführung',
  address: ['Musterstraße 1', '50667 Köln'],
  tax_id: 'USt-IdNr. DE000000000 (Muster)',
  register: null,
  email: 'kontakt@example.org',
  bank: 'IBAN DE00 0000 0000 0000 0000 00 (Muster)',
};

type Variables = {
  readonly OPERATOR_NAME?: string | undefined;
  readonly OPERATOR_ADDRESS?: string | undefined;
  readonly OPERATOR_TAX_ID?: string | undefined;
  readonly OPERATOR_REGISTER?: string | undefined;
  readonly OPERATOR_BANK?: string | undefined;
  readonly CONTACT_EMAIL: string;
};

/** The operator of the configuration; undefined where none is named (employers-31). */
export function readOperator(variables: Variables): InvoiceSeller | undefined {
  const { OPERATOR_NAME: name, OPERATOR_ADDRESS: address, OPERATOR_TAX_ID: tax } = variables;
  if (!name || !address || !tax) return undefined;
  return {
    name,
    address: address.split(';').map((line) => line.trim()),
    tax_id: tax,
    register: variables.OPERATOR_REGISTER ?? null,
    email: variables.CONTACT_EMAIL,
    bank: variables.OPERATOR_BANK ?? null,
  };
}
