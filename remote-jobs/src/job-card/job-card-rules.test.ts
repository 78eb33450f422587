import { homeofficeText } from './job-card-rules.ts';

test.each([
  [1, 'nicht möglich', ''],
  [2, 'gelegentlich möglich', 'Homeoffice gelegentlich möglich'],
  [3, 'Nur Homeoffice', 'Nur Homeoffice'],
  [3, 'Home-Office möglich', 'Home-Office möglich'],
  [2, null, ''],
  [2, ' ', ''],
  [null, 'möglich', ''],
])('CARD-01 homeoffice of id %p and label %p reads %p', (id, label, expected) => {
  expect(homeofficeText({ homeoffice_id: id, homeoffice_label: label })).toBe(expected);
});
