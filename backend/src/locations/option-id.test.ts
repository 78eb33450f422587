import { LOCATION_RADII_KM } from '@silverjobs/contract';
import { districtOptionId, postalCodeOptionId, readOptionId, stateOptionId } from './option-id.ts';

test('PICK-04 ids mean what they were made for', () => {
  expect(readOptionId(-1)).toEqual({ kind: 'all' });
  expect(readOptionId(4)).toEqual({ kind: 'homeoffice' });
  expect(readOptionId(stateOptionId(16))).toEqual({ kind: 'state', regionId: 116 });
  const district = districtOptionId(16_077);
  expect(readOptionId(district)).toEqual({ kind: 'district', regionId: district });
  for (const code of ['01067', '50667', '99998', '00001']) {
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
});
