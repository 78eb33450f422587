import { rspack } from '@rspack/core';

/**
 * Takes the build of React Router that says nothing to developers. The package has it beside the
 * other, but its `exports` lead nobody there.
 */
export function routerWithoutWarnings() {
  const file = /([\\/]react-router[\\/]dist[\\/])development([\\/](?:index|dom-export)\.mjs)$/;
  return new rspack.NormalModuleReplacementPlugin(file, ({ createData }) => {
    if (createData?.resource)
      createData.resource = createData.resource.replace(file, '$1production$2');
  });
}
