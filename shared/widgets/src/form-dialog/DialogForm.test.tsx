import { renderPage } from '@silverjobs/testing';
import { Field, RadioGroup, TextInput } from '@silverjobs/ui';
import { useForm } from '@silverjobs/widgets/form';
import { screen } from '@testing-library/react';
import { DialogForm } from './DialogForm.tsx';

function Letter({ binding, send }: { binding: boolean; send: (body: object) => Promise<string> }) {
  const form = useForm({
    initial: { name: 'Ute', kind: 'a' },
    binding,
    mutation: { mutationFn: send },
    toBody: (values) => values,
  });
  return (
    <DialogForm form={form} title="Melden" submitLabel="Absenden" onCloseRequest={() => {}}>
      <Field {...form.field('name')} label="Name">
        <TextInput {...form.text('name')} />
      </Field>
      <RadioGroup
        label="Art"
        options={[{ value: 'a', label: 'Erste' }]}
        value={form.values.kind}
        onChange={(kind) => form.set({ kind })}
      />
    </DialogForm>
  );
}

test.each([
  ['in a field and on a choice sends', false, 1],
  ['sends nothing that binds', true, 0],
])('AGE-01 layout-31 Enter %s from a dialog', async (_, binding, times) => {
  const send = jest.fn(async () => 'da');
  const { person } = renderPage(<Letter binding={binding} send={send} />);
  await person.type(await screen.findByLabelText('Name'), '{Enter}');
  expect(send).toHaveBeenCalledTimes(times);
  if (!binding) return;
  screen.getByRole('radio', { name: 'Erste' }).focus();
  await person.keyboard('{Enter}');
  expect(send).not.toHaveBeenCalled();
  screen.getByRole('button', { name: 'Absenden' }).focus();
  await person.keyboard('{Enter}');
  expect(send).toHaveBeenCalledTimes(1);
});
