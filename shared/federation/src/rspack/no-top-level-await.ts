import { type Compiler, RuntimeGlobals } from '@rspack/core';

const NAME = 'no-top-level-await';

/**
 * Refuses a bundle with `await` outside of functions: a module that waits for ever can be loaded
 * again by nothing but a new document, and its page would have no retry that works (delivery-4).
 */
export function noTopLevelAwait() {
  return {
    name: NAME,
    apply(compiler: Compiler): void {
      compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
        compilation.hooks.additionalTreeRuntimeRequirements.tap(NAME, (_, requirements) => {
          if (!requirements.has(RuntimeGlobals.asyncModule)) return;
          const message = 'A module awaits while it is evaluated. Await inside a function instead.';
          compilation.errors.push(new compiler.rspack.WebpackError(message));
        });
      });
    },
  };
}
