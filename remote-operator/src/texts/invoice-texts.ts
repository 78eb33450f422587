import type { CustomerAccount, InvoiceAct, InvoiceState } from '@silverjobs/contract';

export const INVOICE_STATE_TEXTS: Readonly<
  Record<InvoiceState, { text: string; tone: 'success' | 'warning' | 'error' | 'neutral' }>
> = {
  open: { text: 'Offen', tone: 'warning' },
  overdue: { text: 'Überfällig', tone: 'error' },
  part_paid: { text: 'Zum Teil bezahlt', tone: 'warning' },
  paid: { text: 'Bezahlt', tone: 'success' },
  part_refunded: { text: 'Bezahlt, zum Teil erstattet', tone: 'neutral' },
  refund_due: { text: 'Storniert, Geld noch zu erstatten', tone: 'error' },
  refunded: { text: 'Erstattet', tone: 'neutral' },
  canceled: { text: 'Storniert', tone: 'neutral' },
  written_off: { text: 'Ausgebucht', tone: 'neutral' },
  cancellation: { text: 'Stornorechnung', tone: 'neutral' },
};

/** What can be done about an invoice: the button, the question, and what follows. */
export const INVOICE_ACT_TEXTS: Readonly<
  Record<InvoiceAct, { label: string; text: string; submit: string; done: string }>
> = {
  payment: {
    label: 'Zahlung notieren',
    text: 'Was auf dem Konto eingegangen ist. Der Kunde bekommt eine Bestätigung.',
    submit: 'Zahlung notieren',
    done: 'Die Zahlung ist notiert',
  },
  reminder: {
    label: 'An Zahlung erinnern',
    text: 'Der Kunde bekommt eine E-Mail mit dem offenen Betrag und einer Frist von zehn Tagen. Sie kostet ihn nichts.',
    submit: 'Erinnerung schicken',
    done: 'Die Erinnerung ist unterwegs',
  },
  refund: {
    label: 'Geld erstatten',
    text: 'Der Kunde bekommt eine E-Mail mit Betrag und Weg.',
    submit: 'Erstatten',
    done: 'Die Erstattung ist notiert',
  },
  correct: {
    label: 'Anschrift berichtigen',
    text: 'Die Rechnung wird storniert und mit derselben Leistung an die neue Anschrift neu geschrieben. Zahlungen gehen über.',
    submit: 'Stornieren und neu schreiben',
    done: 'Die Rechnung ist berichtigt',
  },
  cancel: {
    label: 'Stornieren',
    text: 'Es entsteht eine Stornorechnung. Das lässt sich nicht zurücknehmen. Was schon bezahlt ist, erstatten Sie danach.',
    submit: 'Stornieren',
    done: 'Die Rechnung ist storniert',
  },
  'write-off': {
    label: 'Rest ausbuchen',
    text: 'Der offene Betrag wird nicht mehr gefordert. Der Kunde bekommt eine E-Mail.',
    submit: 'Ausbuchen',
    done: 'Der Rest ist ausgebucht',
  },
};

export const ENTRY_TEXTS: Readonly<Record<CustomerAccount['entries'][number]['text'], string>> = {
  invoice: 'Rechnung',
  cancellation: 'Stornorechnung',
  payment: 'Zahlung',
  refund: 'Erstattung',
  reminder: 'Erinnerung',
  'write-off': 'Ausbuchung',
};
