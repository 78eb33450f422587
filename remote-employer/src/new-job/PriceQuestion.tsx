import { usePrices } from '@silverjobs/api/contents';
import { INVOICE_DUE_DAYS } from '@silverjobs/contract/constants';
import { useLazyComponent } from '@silverjobs/shell';
import { Text } from '@silverjobs/ui';
import { type ReactNode, useEffect } from 'react';
import type { JobForm } from './job-form.ts';
import { type Poster, priceWords } from './job-price.ts';

const importConfirm = async () => (await import('@silverjobs/ui/overlays')).ConfirmDialog;

interface PriceQuestionProps {
  poster: Poster;
  form: { values: JobForm; confirm(): void; cancelConfirmation(): void };
}

/** Asks once more, with the sum, before an advertisement is booked (employers-42). */
export function PriceQuestion({ form, poster }: PriceQuestionProps): ReactNode {
  const { gross, detail } = priceWords([usePrices().job_net], poster);
  const { Component: ConfirmDialog, load } = useLazyComponent(importConfirm);
  useEffect(() => void load(), [load]);
  if (!ConfirmDialog) return null;
  return (
    <ConfirmDialog
      open
      title={`Anzeige für ${gross} schalten?`}
      confirmLabel={`Zahlungspflichtig schalten für ${gross}`}
      cancelLabel="Noch nicht schalten"
      onConfirm={form.confirm}
      onCancel={form.cancelConfirmation}
    >
      <Text bold>{form.values.title}</Text>
      <Text>
        Sie bekommen eine Rechnung über {gross}, einmalig, {detail}. Sie ist innerhalb von{' '}
        {INVOICE_DUE_DAYS} Tagen zu zahlen. Die Anzeige ist danach sofort online.
      </Text>
    </ConfirmDialog>
  );
}
