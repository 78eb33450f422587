/** @jest-environment node */
import { buildEmployerJob } from '@silverjobs/testing';
import { contactsText, conversationsPath, parseDemandFilter, stateOf } from './job-texts.ts';

test.each([
  [0, 0, 'Noch keine Bewerbungen'],
  [1, 0, '1 Bewerbung'],
  [0, 1, '1 Nachricht von Ihnen'],
  [3, 2, '3 Bewerbungen, 2 Nachrichten von Ihnen'],
])('EMP-01 %s applications and %s outreaches read %p', (applications, outreaches, text) => {
  expect(contactsText(buildEmployerJob({ applications, outreaches }))).toBe(text);
});

test.each([
  [77, '/messages/77'],
  [null, '/jobs/12/candidates'],
])('EMP-01 with the only conversation %s the link leads to %s', (communication_id, path) => {
  expect(conversationsPath(buildEmployerJob({ communication_id }))).toBe(path);
});

test.each([
  ['paused', 'paused'],
  ['<b>', 'all'],
  [null, 'all'],
])('EMP-01 the filter %p of the address is %s', (value, filter) => {
  expect(parseDemandFilter(value)).toBe(filter);
});

test('TRUST-13 safety-8 an advertisement that is read first says so, and until when', () => {
  const held = buildEmployerJob({ status: 'paused', hidden: true, held: true });
  expect(stateOf(held)).toMatchObject({
    text: 'Wird gelesen',
    hint: expect.stringContaining('höchstens 8 Arbeitsstunden'),
  });
  expect(stateOf({ ...held, held: false }).text).toBe('Ausgeblendet');
  expect(stateOf({ ...held, status: 'closed' }).text).toBe('Geschlossen');
});
