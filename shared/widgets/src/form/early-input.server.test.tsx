/** @jest-environment node */
import { expectServerRenderAndHydrate } from '@silverjobs/testing';

test('what was typed before the scripts ran stays and counts', async () => {
  const { container, close } = await expectServerRenderAndHydrate({
    page: async () => {
      const { EarlyForm } = await import('./testing/EarlyForm.tsx');
      return <EarlyForm />;
    },
    before: (page) => {
      const field = page.querySelector('input');
      if (field) field.value = 'Ute';
    },
  });
  expect(container.querySelector('input')?.value).toBe('Ute');
  expect(container.querySelector('output')?.textContent).toBe('Ute');
  await close();
});
