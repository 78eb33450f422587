import { contactForm } from '@silverjobs/contract/forms/contact';
import { NoAnswer, renderPage } from '@silverjobs/testing';
import { Field, TextArea, TextInput } from '@silverjobs/ui';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Form, FormFailure, SubmitButton, useForm } from './index.ts';

interface Values {
  name: string;
  email: string;
  topic: 'other';
  message: string;
}

const EMPTY: Values = { name: '', email: '', topic: 'other', message: '' };
const FILLED: Values = { ...EMPTY, name: 'Ute Neu', email: 'ute@example.org' };

interface LetterProps {
  initial: Values;
  send: (values: Values) => Promise<string>;
  onSent: (answer: string) => void;
  binding?: boolean;
}

function Letter({ initial, send, onSent, binding }: LetterProps) {
  const form = useForm({
    initial,
    draft: 'letter',
    work: 'Brief',
    rules: contactForm,
    mutation: { mutationFn: send },
    toBody: (values) => values,
    onSent,
    binding,
  });
  return (
    <Form form={form}>
      <Field {...form.field('name')} label="Name">
        <TextInput {...form.text('name')} />
      </Field>
      <Field {...form.field('email')} label="Adresse">
        <TextInput {...form.text('email')} />
      </Field>
      <Field {...form.field('message')} label="Nachricht">
        <TextArea {...form.text('message')} />
      </Field>
      <FormFailure form={form} title="Nicht gesendet" />
      <SubmitButton form={form} loadingText="Wird gesendet …">
        Senden
      </SubmitButton>
      {form.recovered && <p>Noch da</p>}
      {form.sent && <p>Angekommen</p>}
    </Form>
  );
}

function open(props: Partial<LetterProps> = {}, stored?: object) {
  const send = jest.fn<Promise<string>, [Values]>(async () => 'da');
  const onSent = jest.fn();
  const page = renderPage(<Letter initial={EMPTY} send={send} onSent={onSent} {...props} />, {
    ...(stored && { stored: { 'draft.letter': JSON.stringify(stored) } }),
  });
  return { ...page, send, onSent };
}

const click = async ({ person }: ReturnType<typeof open>) =>
  person.click(screen.getByRole('button', { name: /send/i }));

test('several problems: all stand above the form, with the focus, and beside their fields', async () => {
  const page = open();
  expect(screen.queryByRole('alert')).toBeNull();
  await click(page);
  const summary = screen.getByRole('group', { name: /^Bitte/ });
  expect(summary).toHaveFocus();
  expect(within(summary).getAllByRole('link')).toHaveLength(3);
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription(
    /Bitte geben Sie Ihren Namen ein\./,
  );
  await page.person.click(within(summary).getByRole('link', { name: /Nachricht/ }));
  expect(screen.getByLabelText('Nachricht')).toHaveFocus();
  expect(page.send).not.toHaveBeenCalled();
});

test('a problem goes as its field becomes right; a new one comes with the next attempt', async () => {
  const page = open({ initial: { ...FILLED, email: '' } });
  await click(page);
  expect(screen.getByLabelText('Adresse')).toBeInvalid();
  await page.person.type(screen.getByLabelText('Adresse'), 'ute@example.org');
  expect(screen.getByLabelText('Adresse')).toBeValid();
  await page.person.clear(screen.getByLabelText('Adresse'));
  expect(screen.getByLabelText('Adresse')).toBeValid();
  expect(screen.getByLabelText('Nachricht')).toBeInvalid();
  await click(page);
  expect(screen.getByLabelText('Adresse')).toBeInvalid();
});

test('it is sent once, and then nothing typed is kept', async () => {
  let arrive = (_answer: string) => {};
  const send = jest.fn<Promise<string>, [Values]>(
    () => new Promise((resolve) => (arrive = resolve)),
  );
  const page = open({ initial: FILLED, send });
  await page.person.type(screen.getByLabelText('Nachricht'), 'Hallo');
  expect(page.shell.unsavedWork.names()).toEqual(['Brief']);
  expect(page.store.getItem('draft.letter')).toContain('Hallo');
  await page.person.dblClick(screen.getByRole('button', { name: 'Senden' }));
  arrive('da');
  expect(await screen.findByText('Angekommen')).toBeVisible();
  expect(send.mock.calls.map(([values]) => values)).toEqual([{ ...FILLED, message: 'Hallo' }]);
  expect(page.onSent.mock.calls[0]?.[0]).toBe('da');
  expect(page.store.getItem('draft.letter')).toBeNull();
  expect(page.shell.unsavedWork.names()).toEqual([]);
});

test('while it is sent its button keeps the focus and says so', async () => {
  const page = open({
    initial: { ...FILLED, message: 'Hallo' },
    send: () => new Promise(() => {}),
  });
  await click(page);
  const button = screen.getByRole('button', { name: 'Wird gesendet …' });
  expect(button).toHaveFocus();
});

test('a failure is said, what was typed stays, and the next attempt works', async () => {
  let broken = true;
  const send = async () => {
    if (broken) throw new NoAnswer();
    return 'da';
  };
  const page = open({ initial: FILLED, send });
  await page.person.type(screen.getByLabelText('Nachricht'), 'Hallo');
  await click(page);
  expect(await screen.findByRole('alert')).toHaveTextContent(/Nicht gesendet.*Internetverbindung/);
  expect(screen.getByLabelText('Nachricht')).toHaveValue('Hallo');
  broken = false;
  await click(page);
  expect(await screen.findByText('Angekommen')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('what the server refuses of a field stands at the field, until it changes', async () => {
  const send = async () => {
    const data = {
      code: 'validation.failed',
      message: 'Diese Adresse gibt es nicht.',
      param: 'sender.email',
    };
    throw Object.assign(new Error(), { isAxiosError: true, response: { status: 400, data } });
  };
  const page = open({ initial: { ...FILLED, message: 'Hallo' }, send });
  await click(page);
  const field = screen.getByLabelText('Adresse');
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveAccessibleDescription(/Diese Adresse gibt es nicht\./);
  expect(screen.queryByText('Nicht gesendet')).toBeNull();
  await page.person.type(field, 'x');
  expect(field).toBeValid();
});

test('after a session that ended while sending it is offered again', async () => {
  const page = open({
    initial: { ...FILLED, message: 'Hallo' },
    send: () => new Promise(() => {}),
  });
  await click(page);
  act(() => page.shell.session.setState(({ renewals }) => ({ renewals: renewals + 1 })));
  expect(await screen.findByText(/Sie sind wieder angemeldet/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Senden' })).not.toHaveAttribute('aria-disabled');
});

test('a draft comes back, of its fields what fits, and is said to be one', () => {
  open({}, { message: 'Von gestern', name: 7, topic: 'other', foreign: 'x' });
  expect(screen.getByLabelText('Nachricht')).toHaveValue('Von gestern');
  expect(screen.getByLabelText('Name')).toHaveValue('');
  expect(screen.getByText('Noch da')).toBeVisible();
});

test('what stands in the page without a word, as password managers put it there, is sent too', async () => {
  const page = open({ initial: FILLED });
  const area = screen.getByLabelText<HTMLTextAreaElement>('Nachricht');
  // As a script or the browser would: past React.
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, 'Hallo');
  fireEvent.submit(area.form as HTMLFormElement);
  await screen.findByText('Angekommen');
  expect(page.send.mock.calls[0]?.[0]).toMatchObject({ message: 'Hallo' });
});

test.each([
  ['sends a form', false, 1],
  ['does not send what binds', true, 0],
])('AGE-01 layout-31 Enter in a single line %s', async (_, binding, times) => {
  const page = open({ initial: { ...FILLED, message: 'Hallo' }, binding });
  await page.person.type(screen.getByLabelText('Name'), '{Enter}');
  expect(page.send).toHaveBeenCalledTimes(times);
  await click(page);
  await screen.findByText('Angekommen');
});
