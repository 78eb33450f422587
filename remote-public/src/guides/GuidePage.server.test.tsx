/** @jest-environment node */
import { expectServerRenderAndHydrate } from '@silverjobs/testing';

test('PUB-06 an article renders whole on the server and hydrates', async () => {
  const { html, close } = await expectServerRenderAndHydrate({
    page: async () => {
      const { GuidePage } = await import('./GuidePage.tsx');
      return <GuidePage />;
    },
    route: '/ratgeber/aktivrente',
    path: '/ratgeber/:slug',
  });
  expect(html).toContain('Für wen sie gilt');
  await close();
});
