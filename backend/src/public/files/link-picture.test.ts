import type { PublicEmployerPage } from '@silverjobs/contract';
import { employerPicture } from './link-picture.ts';

const draw = (name: string) =>
  employerPicture({ employer: { name } as PublicEmployerPage['employer'], count: 1 }, 'Probe');

test('PUB-04 public-8 the picture of a link shows Greek and Cyrillic letters', async () => {
  const [one, other, unknown] = await Promise.all(['Олена', 'Ελένη', '李李李李李'].map(draw));
  expect(one?.equals(other as Buffer)).toBe(false);
  expect(one?.equals(unknown as Buffer)).toBe(false);
});
