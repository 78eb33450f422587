/**
 * Libraries that the composed page holds once. Each is known by a text that stands once in its
 * source and survives minification; the test of delivery-2 fails when a text is not found at all.
 */
export const singletons: Record<string, RegExp> = {
  React: /\.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=/g,
  'React DOM': /\.__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=/g,
  'React DOM client': /"__reactFiber\$"/g,
  'the router': /\.displayName="DataRouter"/g,
  'the query client': /getQueryDefaults\(\w+\)\{/g,
  'the query context': /No QueryClient set, use QueryClientProvider/g,
  'the API client': /xsrfCookieName:""/g,
  'the HTTP library': /="ERR_FR_TOO_MANY_REDIRECTS"/g,
  'the session store': /renewals:0,/g,
  'the storage of the shell': /"silverjobs\.stored"/g,
  'the state library': /getInitialState:\(\)=>/g,
  'the theme': /cssVarsPrefix:"sj"/g,
  'the style context': /name:"ChakraContext"/g,
  emotion: /setAttribute\("data-emotion",this\.key/g,
};

/** Those that come with the first overlay: a page may do without them. */
export const withOverlays = ['the theme', 'the style context', 'emotion'];

/** Those within ui and shell: a host that gives an earlier version of these has them twice (delivery-90). */
export const sideBySide = [
  ...withOverlays,
  'the session store',
  'the storage of the shell',
  'the state library',
];
