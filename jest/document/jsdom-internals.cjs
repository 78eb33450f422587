const { createRequire } = require('node:module');

/** Loads a file of the jsdom that Jest's environment has. */
const requireAsJsdom = createRequire(
  createRequire(require.resolve('jest-environment-jsdom')).resolve('jsdom'),
);

module.exports = {
  ...requireAsJsdom('./jsdom/living/helpers/selectors.js'),
  ...requireAsJsdom('./jsdom/living/helpers/style-rules.js'),
  implForWrapper: requireAsJsdom('./jsdom/living/generated/utils.js').implForWrapper,
};
