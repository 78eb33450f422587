const { constants, createContext } = require('node:vm');
const { ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');
const { installCommonGlobals } = require('jest-util');

/** Of Node's globals those that a sandbox must share with it: buffers are instances of them. */
const SHARED = { ArrayBuffer, Buffer, Uint8Array };

/** A global that Node makes when it is first asked for, and gives to its own `globalThis` alone. */
const askNode = (name) => ({
  configurable: true,
  get: () => globalThis[name],
  set(value) {
    Object.defineProperty(this, name, { configurable: true, writable: true, value });
  },
});

/**
 * Node for tests, by the documented interface of test environments. Its globals are ordinary ones: in the sandbox of
 * Jest's own environment each look at one (`Array`, `Error`, `process`) asks an interceptor and a Proxy.
 */
class NodeEnvironment {
  constructor({ projectConfig }) {
    const global = createContext(constants.DONT_CONTEXTIFY);
    const own = new Set(Object.getOwnPropertyNames(global));
    for (const [name, descriptor] of Object.entries(Object.getOwnPropertyDescriptors(globalThis))) {
      if (own.has(name)) continue;
      Object.defineProperty(global, name, descriptor.get ? askNode(name) : descriptor);
    }
    Object.assign(global, SHARED, { global });
    installCommonGlobals(global, projectConfig.globals);
    // As Jest's own does: ten lines of a stack seldom reach the test that failed.
    global.Error.stackTraceLimit = 100;
    this.global = global;
    this.context = global;
    this.moduleMocker = new ModuleMocker(global);
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global });
  }

  async setup() {}

  async teardown() {
    this.fakeTimersModern.dispose();
    this.context = null;
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  getVmContext() {
    return this.context;
  }
}

module.exports = NodeEnvironment;
