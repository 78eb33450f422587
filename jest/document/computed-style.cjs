const {
  getDeclarationForElement,
  getResolvedValue,
  implForWrapper,
} = require('./jsdom-internals.cjs');

/** What queries by role and clicks ask of every element and all above it. */
const QUICK = {
  display: (element) => getDeclarationForElement(element).getPropertyValue('display'),
  visibility: (element) => getResolvedValue(element, 'visibility'),
  pointerEvents: (element) => getResolvedValue(element, 'pointer-events'),
};

/**
 * A window's `getComputedStyle` that works out what it is asked for: jsdom's own goes through
 * fourteen colours as well, each time, for every element.
 */
module.exports = function quickComputedStyle(window) {
  const compute = window.getComputedStyle;
  window.getComputedStyle = function getComputedStyle(element, pseudo) {
    const impl = implForWrapper(element);
    if (impl?.nodeType !== 1 || pseudo) return compute(element, pseudo);
    let whole;
    const all = () => (whole ??= compute(element));
    const handler = {
      get(_, name) {
        if (Object.hasOwn(QUICK, name)) return QUICK[name](impl);
        if (name === 'getPropertyValue')
          return (property) => QUICK[property]?.(impl) ?? all().getPropertyValue(property);
        const value = all()[name];
        return typeof value === 'function' ? value.bind(all()) : value;
      },
    };
    return new Proxy({}, handler);
  };
};
