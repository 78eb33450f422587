/** @jest-environment node */
import { searchAddress, searchParamsOf } from './search-params.ts';

test('PUB-06 an address is read and written again the same, foreign parameters left out', () => {
  const search = searchParamsOf(new URLSearchParams('was=Fahrer&wo=Köln&utm=x&seite=2&art='));
  expect(search).toEqual({ was: 'Fahrer', wo: 'Köln', seite: '2' });
  expect(searchAddress(search)).toBe('/stellen?was=Fahrer&wo=K%C3%B6ln&seite=2');
  expect(searchAddress(search, { seite: '1', wo: '' })).toBe('/stellen?was=Fahrer');
  expect(searchAddress({})).toBe('/stellen');
});

test('PUB-06 of hostile and endless parameters as much is taken as the document asks for', () => {
  const endless = 'a'.repeat(5_000);
  const search = searchParamsOf(new URLSearchParams({ was: endless, wo: '</script>\u2028' }));
  expect(search.was).toHaveLength(200);
  expect(search.wo).toBe('</script>\u2028');
});
