import { Field, TextInput } from '@silverjobs/ui';
import type { ReactNode } from 'react';
import { Form, useForm } from '../index.ts';

/** A form that shows what it holds. */
export function EarlyForm(): ReactNode {
  const form = useForm({
    initial: { name: '' },
    mutation: { mutationFn: async () => {} },
    toBody: () => undefined,
  });
  return (
    <Form form={form}>
      <Field {...form.field('name')} label="Name">
        <TextInput {...form.text('name')} />
      </Field>
      <output>{form.values.name}</output>
    </Form>
  );
}
