import { testPageAccess } from '@silverjobs/testing';
import remote from './remote.config.ts';

// Reading a case is recorded, so only the page itself asks for it.
testPageAccess(remote, { '/operator/cases/:kind/:id': ['GET /operator/case/{kind}/{id}'] });

test('OPER-08 operators-1 every page of the back-office is for operators alone', () => {
  expect(remote.pages.filter(({ access }) => access.kind !== 'operator')).toEqual([]);
});
