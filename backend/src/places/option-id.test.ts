import { LOCATION_RADII_KM } from '@silverjobs/contract';
import {
  districtOptionId,
  landscapeOptionId,
  postalAreaOptionId,
  postalCodeOptionId,
  readOptionId,
  stateOptionId,
} from './option-id.ts';

test('PICK-04 ids mean what they were made for', () => {
  expect(readOptionId(-1)).toEqual({ kind: 'all' });
  expect(readOptionId(4)).toEqual({ kind: 'homeoffice' });
  expect(readOptionId(stateOptionId(16))).toEqual({ kind: 'state', regionId: 116 });
  const district = districtOptionId(16_077);
  expect(readOptionId(district)).toEqual({ kind: 'district', regionId: district });
  expect(readOptionId(landscapeOptionId(1))).toEqual({ kind: 'landscape', number: 1 });
  for (const digits of ['0', '8', '01', '80', '000', '099', '803']) {
    expect(readOptionId(postalAreaOptionId(digits))).toEqual({ kind: 'postal-area', digits });
  }
  for (const unknown of [0, 5, 40_000, 50_000, 51_010, 52_100, 54_000, 54_004, 2_300_000]) {
    expect(readOptionId(unknown)).toBeNull();
  }
  for (const code of ['01067', '50667', '99998', '00001', 'A-1010', 'CH-4051', 'FL-9490']) {
    for (const radiusKm of LOCATION_RADII_KM) {
      const id = postalCodeOptionId(code, radiusKm);
      expect(readOptionId(id)).toEqual({ kind: 'postal-code', code, radiusKm });
    }
  }
});

test('ids never change: they stand in URLs and saved searches', () => {
  expect(postalCodeOptionId('50667', 5)).toBe(1_506_670);
  expect(postalCodeOptionId('50667', 10)).toBe(1_506_671);
  expect(postalCodeOptionId('50667', 100)).toBe(1_506_674);
  expect(stateOptionId(5)).toBe(105);
  expect(districtOptionId(5_315)).toBe(25_315);
  expect(landscapeOptionId(1)).toBe(40_001);
  expect(postalAreaOptionId('80')).toBe(52_080);
});
