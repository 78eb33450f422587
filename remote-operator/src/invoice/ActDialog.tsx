import { useApi } from '@silverjobs/api';
import { invoiceActMutation } from '@silverjobs/api/operator-money';
import type { InvoiceAct, InvoiceActInput, OperatorInvoiceDetail } from '@silverjobs/contract';
import { formatPrice } from '@silverjobs/contract/formats';
import { invoiceActForms } from '@silverjobs/contract/forms/operator';
import { REASON_MAX_LENGTH } from '@silverjobs/contract/operator';
import { readAmount } from '@silverjobs/contract/pay';
import { useShell } from '@silverjobs/shell';
import { Field, RadioGroup, Text, TextArea, TextInput } from '@silverjobs/ui';
import { FormFailure, useForm } from '@silverjobs/widgets/form';
import { DialogForm } from '@silverjobs/widgets/form-dialog';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { INVOICE_ACT_TEXTS } from '../texts/invoice-texts.ts';

export interface ActDialogProps {
  act: InvoiceAct;
  invoice: OperatorInvoiceDetail;
  onClose: () => void;
}

interface Values {
  amount: string;
  way: string;
  address: string;
  reason: string;
}

const WAYS = [
  { value: 'transfer', label: 'Als Überweisung, die Sie selbst ausführen' },
  { value: 'provider', label: 'Über den Zahlungsdienst, von selbst' },
];

function bodyOf(act: InvoiceAct, seen: number, values: Values): InvoiceActInput {
  const { amount, way, address, reason } = values;
  const cents = readAmount(amount) ?? 0;
  switch (act) {
    case 'payment':
      return { act, cents, seen, ...(reason.trim() && { note: reason }) };
    case 'refund':
      return { act, cents, seen, way: way === 'provider' ? 'provider' : 'transfer', reason };
    case 'correct':
      return { act, address: address.split('\n').flatMap((line) => line.trim() || []), reason };
    case 'reminder':
      return { act };
    default:
      return { act, reason };
  }
}

/** Asks once before something is done about an invoice (operators-33). Render it while it is open. */
export function ActDialog({ act, invoice, onClose }: ActDialogProps): ReactNode {
  const { notify } = useShell();
  const words = INVOICE_ACT_TEXTS[act];
  const most = act === 'refund' ? invoice.paid_cents : invoice.open_cents;
  // As the operator saw it: the page reads the invoice again when an answer was lost.
  const [seen] = useState(invoice.movements.length);
  const form = useForm({
    initial: {
      amount: formatPrice(most).replace(/\s?€/, ''),
      way: act === 'refund' ? (invoice.by_provider ? 'provider' : 'transfer') : '',
      address: invoice.address.join('\n'),
      reason: '',
    },
    rules: invoiceActForms[act],
    work: 'Ihre Angaben',
    mutation: invoiceActMutation(useApi(), useQueryClient(), invoice.id),
    toBody: (values) => bodyOf(act, seen, values),
    params: { cents: 'amount', note: 'reason' },
    onSent: () => {
      notify({ tone: 'success', title: words.done });
      onClose();
    },
  });
  const hasAmount = act === 'payment' || act === 'refund';
  return (
    <DialogForm
      form={form}
      title={words.label}
      subtitle={`Rechnung ${invoice.number}`}
      submitLabel={words.submit}
      submittingLabel="Wird gespeichert …"
      onCloseRequest={onClose}
    >
      <Text>{words.text}</Text>
      {hasAmount && (
        <Field
          {...form.field('amount')}
          label="Betrag in Euro"
          hint={`Höchstens ${formatPrice(most)}.`}
          required
        >
          <TextInput {...form.text('amount')} inputMode="decimal" />
        </Field>
      )}
      {act === 'refund' && invoice.by_provider && (
        <RadioGroup
          {...form.field('way')}
          label="Auf welchem Weg?"
          options={WAYS}
          value={form.values.way}
          onChange={(way) => form.set({ way })}
        />
      )}
      {act === 'correct' && (
        <Field {...form.field('address')} label="Anschrift, wie sie richtig ist" required>
          <TextArea {...form.text('address')} rows={4} />
        </Field>
      )}
      {act === 'payment' && (
        <Field {...form.field('reason')} label="Vermerk" hint="Zum Beispiel der Kontoauszug.">
          <TextInput {...form.text('reason')} />
        </Field>
      )}
      {act !== 'payment' && act !== 'reminder' && (
        <Field {...form.field('reason')} label="Grund" hint="Er steht im Protokoll." required>
          <TextArea {...form.text('reason')} rows={3} limit={REASON_MAX_LENGTH} />
        </Field>
      )}
      <FormFailure form={form} title="Das wurde nicht gespeichert" />
    </DialogForm>
  );
}
