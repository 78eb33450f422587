/** @jest-environment node */
import { testPageAccess } from '@silverjobs/testing';
import remote from './remote.config.ts';

// What names somebody is recorded when it is read, so only the page itself asks for it.
testPageAccess(remote, {
  '/operator/cases/:kind/:id': ['GET /operator/case/{kind}/{id}'],
  '/operator/users': ['GET /operator/user'],
  '/operator/users/:id': ['GET /operator/user/{id}'],
  '/operator/payments': ['GET /operator/order', 'GET /operator/invoice'],
  '/operator/invoices/:id': ['GET /operator/invoice/{id}'],
  '/operator/users/:id/account': ['GET /operator/customer/{id}'],
  '/operator/declarations/:id': ['GET /operator/declaration/{id}'],
  '/operator/figures': ['GET /operator/figures'],
  // Of the document server, which has a test of its own who is told.
  '/operator/releases': [],
  '/operator/contents/edit': ['GET /operator/content'],
  '/operator/declarations': ['GET /operator/declaration'],
});

test('OPER-08 operators-1 every page of the back-office is for operators alone', () => {
  expect(remote.pages.filter(({ access }) => access.kind !== 'operator')).toEqual([]);
});
