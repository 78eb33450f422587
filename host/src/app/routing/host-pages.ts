import type { ComponentType } from 'react';
import { hostPaths } from '../../../common/host-paths.ts';

/** Pages on which one gets in, for visitors who are not signed in. Fetched when first opened. */
export const guestPages = [
  {
    path: hostPaths.login,
    lazy: async () => ({ Component: (await import('../../pages/login/LoginPage.tsx')).LoginPage }),
  },
  {
    path: hostPaths.loginLink,
    lazy: async () => ({
      Component: (await import('../../pages/login/LoginLinkPage.tsx')).LoginLinkPage,
    }),
  },
  {
    path: hostPaths.letterCode,
    lazy: async () => ({
      Component: (await import('../../pages/login/LetterCodePage.tsx')).LetterCodePage,
    }),
  },
  {
    path: hostPaths.register,
    lazy: async () => ({
      Component: (await import('../../pages/login/RegisterPage.tsx')).RegisterPage,
    }),
  },
  {
    path: hostPaths.signup,
    lazy: async () => ({
      Component: (await import('../../pages/login/SignupPage.tsx')).SignupPage,
    }),
  },
];

/** The page for a new password; also for who is signed in and follows the link of a mail. */
export const passwordResetPage = {
  path: hostPaths.passwordReset,
  lazy: async () => ({
    Component: (await import('../../pages/login/PasswordResetPage.tsx')).PasswordResetPage,
  }),
};

/** Links of mails to helpers; also for who is signed in. */
export const helpEntryPage = {
  path: hostPaths.helpEntry,
  lazy: async () => ({
    Component: (await import('../../pages/helper/HelpEntryPage.tsx')).HelpEntryPage,
  }),
};

/** Links of mails into the application (access-33). */
export const deepLinkPage = {
  path: hostPaths.deepLink,
  lazy: async () => ({
    Component: (await import('../../pages/deep-link/DeepLinkPage.tsx')).DeepLinkPage,
  }),
};

/** Texts that the law asks for, inside the layout. */
export const legalPages = [
  {
    path: hostPaths.imprint,
    lazy: async () => ({
      Component: (await import('../../pages/legal/ImprintPage.tsx')).ImprintPage,
    }),
  },
  {
    path: hostPaths.privacyPolicy,
    lazy: async () => ({
      Component: (await import('../../pages/legal/PrivacyPolicyPage.tsx')).PrivacyPolicyPage,
    }),
  },
  {
    path: hostPaths.terms,
    lazy: async () => ({ Component: (await import('../../pages/legal/TermsPage.tsx')).TermsPage }),
  },
  {
    path: hostPaths.accessibility,
    lazy: async () => ({
      Component: (await import('../../pages/legal/AccessibilityPage.tsx')).AccessibilityPage,
    }),
  },
  {
    path: hostPaths.help,
    lazy: async () => ({ Component: (await import('../../pages/help/HelpPage.tsx')).HelpPage }),
  },
  {
    path: hostPaths.tour,
    lazy: async () => ({ Component: (await import('../../pages/tour/TourPage.tsx')).TourPage }),
  },
  {
    path: hostPaths.easyLanguage,
    lazy: async () => ({ Component: (await import('../../pages/easy/EasyPage.tsx')).EasyPage }),
  },
  {
    path: hostPaths.consent,
    lazy: async () => ({
      Component: (await import('../../pages/consent/ConsentPage.tsx')).ConsentPage,
    }),
  },
  {
    path: hostPaths.display,
    lazy: async () => ({
      Component: (await import('../../pages/display/DisplayPage.tsx')).DisplayPage,
    }),
  },
];

/** The pages of the host that are fetched when first opened, by their paths. */
export const hostPageLoaders: Readonly<Record<string, () => Promise<ComponentType>>> =
  Object.fromEntries(
    [...guestPages, passwordResetPage, helpEntryPage, deepLinkPage, ...legalPages].map(
      ({ path, lazy }) => [path, async () => (await lazy()).Component],
    ),
  );
