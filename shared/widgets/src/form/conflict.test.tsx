import { renderPage } from '@silverjobs/testing';
import { Field, NativeSelect, TextInput } from '@silverjobs/ui';
import { screen, waitFor, within } from '@testing-library/react';
import { mergeValues } from './conflict.ts';
import { Form, FormFailure, SubmitButton, useForm } from './index.ts';

interface Values {
  name: string;
  phone: string;
  kind: string;
}
type Stored = Values & { version: string };

const READ: Values = { name: 'Ute', phone: '1', kind: 'a' };
const KINDS = [
  { value: 'a', label: 'Erste Art' },
  { value: 'b', label: 'Zweite Art' },
  { value: 'c', label: 'Dritte Art' },
];

test.each<[string, Partial<Values>, Partial<Values>, Partial<Values>, string[]]>([
  ['nothing else', { name: 'Uta' }, {}, { name: 'Uta' }, []],
  ['another field', { name: 'Uta' }, { phone: '2' }, { name: 'Uta', phone: '2' }, []],
  ['the same to the same', { name: 'Uta' }, { name: 'Uta' }, { name: 'Uta' }, []],
  ['the same', { name: 'Uta' }, { name: 'Utz', phone: '2' }, { name: 'Uta', phone: '2' }, ['name']],
])('TRUST-06 elsewhere was changed: %s', (_, mine, theirs, merged, fields) => {
  const found = mergeValues(READ, { ...READ, ...mine }, { ...READ, ...theirs });
  expect(found).toEqual({
    merged: { ...READ, ...merged },
    groups: fields.map((field) => [field]),
  });
});

test('TRUST-06 fields that belong together come from one side', () => {
  const mine = { ...READ, name: 'Uta' };
  const theirs = { ...READ, phone: '2' };
  const together = [['name', 'phone'] as const];
  expect(mergeValues(READ, mine, theirs, together)).toEqual({
    merged: mine,
    groups: [['name', 'phone']],
  });
  expect(mergeValues(READ, READ, theirs, together)).toEqual({ merged: theirs, groups: [] });
});

/** A server with one record, which another window may change. */
function serverWith(stored: Stored) {
  const sent: Stored[] = [];
  return {
    sent,
    stored,
    change(part: Partial<Stored>) {
      Object.assign(stored, part);
    },
    async save(body: Values & { version: string | undefined }): Promise<Stored> {
      sent.push(body as Stored);
      if (body.version !== stored.version) {
        const data = { code: 'version.stale', message: '', payload: { current: { ...stored } } };
        throw Object.assign(new Error(), { isAxiosError: true, response: { status: 409, data } });
      }
      Object.assign(stored, body, { version: `${stored.version}+` });
      return { ...stored };
    },
  };
}

interface PageProps {
  server: ReturnType<typeof serverWith>;
  /** The record as the page has read it. */
  read?: Stored;
  draft?: string;
}

const valuesOf = ({ name, phone, kind }: Stored): Values => ({ name, phone, kind });

function Page({ server, read = { ...READ, version: 'v1' }, draft }: PageProps) {
  const form = useForm({
    initial: valuesOf(read),
    draft,
    version: read.version,
    readCurrent: valuesOf,
    mutation: { mutationFn: server.save },
    toBody: (values, version) => ({ ...values, version }),
  });
  return (
    <Form form={form}>
      <Field {...form.field('name')} label="Name">
        <TextInput {...form.text('name')} />
      </Field>
      <Field {...form.field('phone')} label="Telefon">
        <TextInput {...form.text('phone')} />
      </Field>
      <Field {...form.field('kind')} label="Art">
        <NativeSelect
          value={form.values.kind}
          options={KINDS}
          onChange={({ target }) => form.set({ kind: target.value })}
        />
      </Field>
      <FormFailure form={form} title="Nicht gespeichert" />
      <SubmitButton form={form}>Speichern</SubmitButton>
      {form.sent && <p>Gespeichert</p>}
    </Form>
  );
}

function open() {
  const server = serverWith({ ...READ, version: 'v1' });
  const page = renderPage(<Page server={server} />);
  const type = async (label: string, text: string) => {
    await page.person.clear(screen.getByLabelText(label));
    await page.person.type(screen.getByLabelText(label), text);
  };
  const save = () => page.person.click(screen.getByRole('button', { name: 'Speichern' }));
  return { ...page, server, type, save };
}

test('TRUST-06 what only the other window changed is taken over, without a question', async () => {
  const { server, type, save } = open();
  server.change({ phone: '0221 99', version: 'v2' });
  await type('Name', 'Uta');
  await save();
  expect(await screen.findByText('Gespeichert')).toBeVisible();
  expect(server.stored).toMatchObject({ name: 'Uta', phone: '0221 99', kind: 'a' });
  expect(server.sent.map(({ version }) => version)).toEqual(['v1', 'v2']);
});

test('TRUST-06 what both changed is shown field by field, and only the choice is saved', async () => {
  const { server, person, type, save } = open();
  server.change({ name: 'Ulla', kind: 'c', version: 'v2' });
  await type('Name', 'Uta');
  await person.selectOptions(screen.getByLabelText('Art'), 'b');
  await save();
  expect(await screen.findByText('In einem anderen Fenster wurde geändert:')).toBeVisible();
  expect(server.stored).toMatchObject({ name: 'Ulla', kind: 'c' });
  expect(screen.queryByText('Nicht gespeichert')).toBeNull();
  const name = within(screen.getByRole('group', { name: 'Name' }));
  expect(name.getByText('Uta')).toBeVisible();
  expect(name.getByText('Ulla')).toBeVisible();
  const kind = within(screen.getByRole('group', { name: 'Art' }));
  expect(kind.getByText('Zweite Art')).toBeVisible();
  // The button of the form leads back to the question and sends nothing.
  await save();
  expect(server.sent).toHaveLength(1);
  await person.click(name.getByRole('radio', { name: /Meine Eingabe/ }));
  await person.click(screen.getByRole('button', { name: 'Auswahl speichern' }));
  expect(server.sent).toHaveLength(1);
  await person.click(kind.getByRole('radio', { name: /Dort gespeichert/ }));
  await person.click(screen.getByRole('button', { name: 'Auswahl speichern' }));
  await waitFor(() => expect(server.stored).toMatchObject({ name: 'Uta', kind: 'c' }));
  expect(screen.queryByText('In einem anderen Fenster wurde geändert:')).toBeNull();
});

test('TRUST-06 a third change while choosing asks again', async () => {
  const { server, person, type, save } = open();
  server.change({ name: 'Ulla', version: 'v2' });
  await type('Name', 'Uta');
  await save();
  const mine = await screen.findByRole('radio', { name: /Meine Eingabe/ });
  server.change({ name: 'Ulrike', version: 'v3' });
  await person.click(mine);
  await person.click(screen.getByRole('button', { name: 'Auswahl speichern' }));
  expect(await screen.findByText('Ulrike')).toBeVisible();
  expect(server.stored.name).toBe('Ulrike');
});

test('TRUST-06 a draft that is opened again stands on what it was typed over', async () => {
  const first = serverWith({ ...READ, version: 'v1' });
  const { person, shell, unmount } = renderPage(<Page server={first} draft="someone" />);
  await person.clear(screen.getByLabelText('Name'));
  await person.type(screen.getByLabelText('Name'), 'Uta');
  const kept = shell.storage.read('draft.someone', (value) => JSON.stringify(value)) ?? '';
  unmount();
  const elsewhere = { ...READ, name: 'Ulla', version: 'v2' };
  const server = serverWith({ ...elsewhere });
  const again = renderPage(<Page server={server} read={elsewhere} draft="someone" />, {
    stored: { 'draft.someone': kept },
  });
  expect(await screen.findByDisplayValue('Uta')).toBeVisible();
  await again.person.click(screen.getByRole('button', { name: 'Speichern' }));
  expect(await screen.findByText('In einem anderen Fenster wurde geändert:')).toBeVisible();
  expect(server.stored.name).toBe('Ulla');
});
