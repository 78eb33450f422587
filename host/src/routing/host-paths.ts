/** Paths that the host answers for itself, before any remote. The server reads them too. */
export const hostPaths = {
  login: '/login',
  loginLink: '/login/link',
  passwordReset: '/password-reset',
  register: '/register',
  signup: '/signup',
  imprint: '/impressum',
  privacyPolicy: '/datenschutz',
  terms: '/agb',
  accessibility: '/barrierefreiheit',
  consent: '/einwilligungen',
  deepLink: '/redirects/:type',
} as const;
