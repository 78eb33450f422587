import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';

/**
 * Reads the options of a tool. With --help it prints the usage and ends; with an option that there
 * is not, it ends with an error.
 */
export function readOptions<T extends ParseArgsOptionsConfig>(usage: string, options: T) {
  // pnpm hands the `--` on that may stand before the options.
  const args = process.argv.slice(2).filter((argument) => argument !== '--');
  if (args.includes('--help')) {
    console.log(usage);
    process.exit(0);
  }
  try {
    return parseArgs({ args, allowPositionals: true, options });
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${usage}`);
    process.exit(1);
  }
}
