import { pathTo } from './path-to.ts';
import { paths } from './paths.ts';

test('a link is the path of its page with the parameters filled in', () => {
  expect(pathTo(paths.conversation, { id: 7 })).toBe('/messages/7');
  expect(pathTo('/a/:one/b/:two', { one: 1, two: 'x' })).toBe('/a/1/b/x');
  expect(pathTo(paths.silverplus)).toBe('/silverplus');
});

test('a parameter stays one part of the path', () => {
  expect(pathTo(paths.deepLink, { type: '../../evil?x' })).toBe('/redirects/..%2F..%2Fevil%3Fx');
});

/** Compiles only while each line below is an error; the project is type-checked with its tests. */
export function refusedByTypes(): string[] {
  return [
    // @ts-expect-error the parameter is missing
    pathTo(paths.conversation),
    // @ts-expect-error another parameter
    pathTo(paths.conversation, { key: 7 }),
    // @ts-expect-error a parameter too many
    pathTo(paths.silverplus, { id: 7 }),
    // @ts-expect-error no path of this name
    pathTo(paths.conversaton, { id: 7 }),
  ];
}
