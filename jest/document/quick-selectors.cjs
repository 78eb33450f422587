const { addNwsapi, implForWrapper, matchesDontThrow } = require('./jsdom-internals.cjs');

/** For each selector that was understood: the names of elements it fits, null where any may. */
const known = new Map();

/** The names of elements that a selector fits; null where they cannot be told from it. */
function namesIn(selector) {
  // Attributes and what an element must not be come after its name.
  const bare = selector.replace(/\[[^\]]*\]|:not\([^()]*\)/g, '');
  if (/["'()[\]\\|]/.test(bare)) return null;
  const names = bare.split(',').map((part) => {
    const last =
      part
        .trim()
        .split(/[\s>+~]+/)
        .at(-1) ?? '';
    return /^[a-z][\w-]*/i.exec(last)?.[0].toLowerCase();
  });
  return names.includes(undefined) ? null : new Set(names);
}

/** Asks an engine for selectors only where the element's name fits. */
function askLess(engine) {
  const match = engine.match;
  let last;
  let name;
  engine.match = (selector, element, callback) => {
    const names = known.get(selector);
    if (names === undefined) {
      // A selector that is none throws here, each time.
      const matches = match(selector, element, callback);
      known.set(selector, namesIn(selector));
      return matches;
    }
    if (element !== last) {
      last = element;
      name = element.localName.toLowerCase();
    }
    return (names === null || names.has(name)) && match(selector, element, callback);
  };
}

/**
 * Makes `matches` and computed styles of a document quicker: jsdom tries the hundred rules of its
 * default style sheet on every element, and queries by role all roles, most of which name others.
 */
module.exports = function quickSelectors(document) {
  const impl = implForWrapper(document);
  // The engine that styles have is made when the first rule is tried.
  matchesDontThrow(impl.documentElement, 'html');
  for (const engine of [addNwsapi(impl), impl._nwsapiDontThrow]) askLess(engine);
};

module.exports.namesIn = namesIn;
