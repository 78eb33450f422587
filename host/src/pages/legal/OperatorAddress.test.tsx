import { apiFailure, buildImprint, type Handlers } from '@silverjobs/testing';
import { screen } from '@testing-library/react';
import { buildRegistry } from '../../testing/build-registry.ts';
import { renderHost } from '../../testing/render-host.tsx';

afterEach(() => jest.restoreAllMocks());

const open = (route: string, imprint: NonNullable<Handlers['GET /imprint']>) =>
  renderHost({ route, registry: buildRegistry(), handlers: { 'GET /imprint': imprint } });

test.each(['/impressum', '/datenschutz'])(
  'OPER-09 %s names who runs the product, from its configuration',
  async (route) => {
    open(route, () => buildImprint());
    expect(await screen.findByText(/Silberne Arbeit GmbH/)).toHaveTextContent(
      'Silberne Arbeit GmbHHauptstraße 150667 Köln',
    );
    expect(screen.getByText('Vertreten durch: Geschäftsführerin Erika Weber')).toBeVisible();
    expect(screen.getByText('Register: Amtsgericht Köln, HRB 1234')).toBeVisible();
    expect(screen.getByText('USt-IdNr. DE123456789')).toBeVisible();
    expect(screen.getByRole('link', { name: '0221 4710123' })).toHaveAttribute(
      'href',
      'tel:02214710123',
    );
    expect(screen.getByText(/Montag bis Freitag, 9 bis 16 Uhr/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'hilfe@example.org' })).toBeVisible();
    expect(screen.queryByText(/Vorführung/)).not.toBeInTheDocument();
  },
);

test('OPER-09 a demonstration says so, and what is not configured is left out', async () => {
  const none = { represented_by: null, register: null, phone: null, phone_hours: null };
  open('/impressum', () => buildImprint({ is_demo: true, ...none }));
  expect(await screen.findByText(/hier eine Vorführung/)).toBeVisible();
  expect(screen.queryByText(/Vertreten durch|Register|Telefon/)).not.toBeInTheDocument();
});

test('OPER-09 what could not be loaded is said, and asked for again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  let attempts = 0;
  const { person } = open('/impressum', () => {
    attempts += 1;
    if (attempts === 1) throw apiFailure('not_found', 'Gestört.');
    return buildImprint();
  });
  expect(await screen.findByText(/konnten nicht geladen werden/)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByText(/Silberne Arbeit GmbH/)).toBeVisible();
});
