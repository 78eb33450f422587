import type { ComponentType } from 'react';
import { hostPaths } from '../../common/host-paths.ts';

/** Pages on which one gets in, for visitors who are not signed in. Fetched when first opened. */
export const guestPages = [
  {
    path: hostPaths.login,
    lazy: async () => ({ Component: (await import('../login/LoginPage.tsx')).LoginPage }),
  },
  {
    path: hostPaths.loginLink,
    lazy: async () => ({ Component: (await import('../login/LoginLinkPage.tsx')).LoginLinkPage }),
  },
  {
    path: hostPaths.register,
    lazy: async () => ({ Component: (await import('../login/RegisterPage.tsx')).RegisterPage }),
  },
  {
    path: hostPaths.signup,
    lazy: async () => ({ Component: (await import('../login/SignupPage.tsx')).SignupPage }),
  },
];

/** The page for a new password; also for who is signed in and follows the link of a mail. */
export const passwordResetPage = {
  path: hostPaths.passwordReset,
  lazy: async () => ({
    Component: (await import('../login/PasswordResetPage.tsx')).PasswordResetPage,
  }),
};

/** Links of mails into the application (DEEP-01). */
export const deepLinkPage = {
  path: hostPaths.deepLink,
  lazy: async () => ({ Component: (await import('../deep-link/DeepLinkPage.tsx')).DeepLinkPage }),
};

/** Texts that the law asks for, inside the layout. */
export const legalPages = [
  {
    path: hostPaths.imprint,
    lazy: async () => ({ Component: (await import('../legal/ImprintPage.tsx')).ImprintPage }),
  },
  {
    path: hostPaths.privacyPolicy,
    lazy: async () => ({
      Component: (await import('../legal/PrivacyPolicyPage.tsx')).PrivacyPolicyPage,
    }),
  },
  {
    path: hostPaths.terms,
    lazy: async () => ({ Component: (await import('../legal/TermsPage.tsx')).TermsPage }),
  },
  {
    path: hostPaths.accessibility,
    lazy: async () => ({
      Component: (await import('../legal/AccessibilityPage.tsx')).AccessibilityPage,
    }),
  },
  {
    path: hostPaths.help,
    lazy: async () => ({ Component: (await import('../help/HelpPage.tsx')).HelpPage }),
  },
  {
    path: hostPaths.tour,
    lazy: async () => ({ Component: (await import('../tour/TourPage.tsx')).TourPage }),
  },
  {
    path: hostPaths.easyLanguage,
    lazy: async () => ({ Component: (await import('../easy/EasyPage.tsx')).EasyPage }),
  },
  {
    path: hostPaths.consent,
    lazy: async () => ({ Component: (await import('../consent/ConsentPage.tsx')).ConsentPage }),
  },
  {
    path: hostPaths.display,
    lazy: async () => ({ Component: (await import('../display/DisplayPage.tsx')).DisplayPage }),
  },
];

/** The pages of the host that are fetched when first opened, by their paths. */
export const hostPageLoaders: Readonly<Record<string, () => Promise<ComponentType>>> =
  Object.fromEntries(
    [...guestPages, passwordResetPage, deepLinkPage, ...legalPages].map(({ path, lazy }) => [
      path,
      async () => (await lazy()).Component,
    ]),
  );
