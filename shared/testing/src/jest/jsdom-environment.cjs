const { TestEnvironment } = require('jest-environment-jsdom');

/** Node's Request refuses the AbortSignal of jsdom; this one carries it along. */
class RequestWithAnySignal extends Request {
  constructor(input, { signal, ...init } = {}) {
    super(input, init);
    if (signal) Object.defineProperty(this, 'signal', { value: signal });
  }
}

const WEB_APIS = {
  TextEncoder,
  TextDecoder,
  ReadableStream,
  structuredClone,
  fetch,
  Request: RequestWithAnySignal,
  Response,
  Headers,
};

/** jsdom with the web APIs of Node that jsdom leaves out. */
class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const [name, value] of Object.entries(WEB_APIS)) this.global[name] ??= value;
  }
}

module.exports = BrowserEnvironment;
