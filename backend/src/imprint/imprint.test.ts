import { readConfig } from '../config/config.ts';
import { readImprint } from './imprint.ts';

test('OPER-09 the identity is configuration: imprint and seller of invoices are the same', () => {
  const config = readConfig({
    OPERATOR_NAME: 'Silberne Arbeit GmbH',
    OPERATOR_ADDRESS: 'Hauptstraße 1; 50667 Köln',
    OPERATOR_TAX_ID: 'USt-IdNr. DE123456789',
    OPERATOR_REGISTER: 'Amtsgericht Köln, HRB 1234',
    OPERATOR_REPRESENTATIVE: 'Geschäftsführerin Erika Weber',
    OPERATOR_PHONE: '0221 123456',
    OPERATOR_PHONE_HOURS: 'Montag bis Freitag, 9 bis 16 Uhr',
    CONTACT_EMAIL: 'hilfe@silverjobs.de',
  });
  expect(readImprint(config)).toEqual({
    name: 'Silberne Arbeit GmbH',
    address: ['Hauptstraße 1', '50667 Köln'],
    represented_by: 'Geschäftsführerin Erika Weber',
    register: 'Amtsgericht Köln, HRB 1234',
    tax_id: 'USt-IdNr. DE123456789',
    email: 'hilfe@silverjobs.de',
    phone: '0221 123456',
    phone_hours: 'Montag bis Freitag, 9 bis 16 Uhr',
    is_demo: false,
  });
});

test('OPER-09 nobody is configured: nobody real is named', () => {
  expect(readImprint(readConfig({}))).toBeUndefined();
});
