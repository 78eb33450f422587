/** @jest-environment node */
import { expectServerRenderAndHydrate } from '@silverjobs/testing';
import { createElement } from 'react';
import type { SessionService } from '../session/session-service.ts';

test('the not-found page renders on the server and hydrates without a warning', async () => {
  const { html, close } = await expectServerRenderAndHydrate({
    page: async () => createElement((await import('./fallback-pages.tsx')).NotFoundPage),
  });
  expect(html).toContain('Seite nicht gefunden');
  await close();
});

test('the login page renders on the server and hydrates without a warning', async () => {
  const { html, close } = await expectServerRenderAndHydrate({
    route: '/login',
    page: async () => {
      const { LoginPage } = await import('./login/LoginPage.tsx');
      const { SessionServiceProvider } = await import('../session/session-context.tsx');
      const { StoredRedirectProvider } = await import('../session/stored-redirect.tsx');
      return createElement(SessionServiceProvider, {
        service: {} as SessionService,
        children: createElement(StoredRedirectProvider, {
          redirect: { remember: () => {}, forget: () => {}, take: () => null },
          children: createElement(LoginPage),
        }),
      });
    },
  });
  expect(html).toContain('Passwort');
  await close();
});
