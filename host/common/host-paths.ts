import { paths } from '@silverjobs/contract/paths';

/** Paths that the host answers for itself, before any remote. The server reads them too. */
export const hostPaths = {
  login: paths.login,
  loginLink: '/login/link',
  passwordReset: paths.passwordReset,
  letterCode: paths.letterCode,
  helpEntry: paths.helpEntry,
  register: '/register',
  signup: paths.signup,
  imprint: paths.imprint,
  privacyPolicy: paths.privacyPolicy,
  terms: paths.terms,
  accessibility: paths.accessibility,
  consent: paths.consent,
  help: paths.help,
  tour: paths.tour,
  easyLanguage: paths.easyLanguage,
  display: paths.display,
  deepLink: paths.deepLink,
} as const;
