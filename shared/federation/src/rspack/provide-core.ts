import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import {
  assert,
  CurrentGlobal,
  getGlobalFederationConstructor,
  ModuleFederation,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
} from '@module-federation/runtime-tools/runtime-core';

/**
 * Part of the host: gives the core of the federation runtime to remotes, whose builds leave it out. What
 * entries use of it, those of earlier releases too, and not all of it, so that the rest can be shaken off.
 */
function provideCore(): ModuleFederationRuntimePlugin {
  Object.assign(globalThis, {
    _FEDERATION_RUNTIME_CORE: {
      assert,
      CurrentGlobal,
      getGlobalFederationConstructor,
      ModuleFederation,
      setGlobalFederationConstructor,
      setGlobalFederationInstance,
    },
  });
  return { name: 'provide-core' };
}

// The federation plugin imports the default export.
// biome-ignore lint/style/noDefaultExport: see above
export default provideCore;
