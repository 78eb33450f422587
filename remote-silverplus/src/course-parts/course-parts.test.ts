/** @jest-environment node */
import { parseCourseId } from './course-id.ts';
import { imageUrl } from './image-url.ts';

test.each([
  ['7', 7],
  ['2147483647', 2_147_483_647],
  ['2147483648', null],
  ['0', null],
  ['07', null],
  ['-1', null],
  ['1e3', null],
  ['abc', null],
  [undefined, null],
])('CRS-02 the address %p names the course %p', (text, id) => {
  expect(parseCourseId(text)).toBe(id);
});

test.each([
  [undefined, '/courses/memory.svg', '/api/images/courses/memory.svg'],
  ['https://images.example', '/a.svg', 'https://images.example/a.svg'],
  ['https://images.example/silver/', 'a.svg', 'https://images.example/silver/a.svg'],
  ['/images', '//evil.example/a.svg', '/images/evil.example/a.svg'],
])('CRS-04 the image host %p is put before %p', (imageBaseUrl, path, url) => {
  expect(imageUrl(imageBaseUrl === undefined ? {} : { imageBaseUrl }, path)).toBe(url);
});
