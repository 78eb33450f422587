const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom with the web APIs of Node that jsdom leaves out. */
class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of [
      'TextEncoder',
      'TextDecoder',
      'ReadableStream',
      'structuredClone',
      'fetch',
      'Request',
      'Response',
      'Headers',
    ]) {
      this.global[name] ??= globalThis[name];
    }
  }
}

module.exports = BrowserEnvironment;
