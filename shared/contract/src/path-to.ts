/** Names of the parameters in a path: 'id' of '/jobs/:id/candidates'. */
type ParamName<Path extends string> = Path extends `${infer Segment}/${infer Rest}`
  ? ParamName<Segment> | ParamName<Rest>
  : Path extends `:${infer Name}`
    ? Name
    : never;

/** What a path needs to become an address; nothing for one without parameters. */
type Params<Path extends string> = [ParamName<Path>] extends [never]
  ? []
  : [params: Readonly<Record<ParamName<Path>, string | number>>];

/**
 * The address of a page: its path with the parameters filled in.
 * @param path as its page declares it; every `:name` in it is a parameter that must be given
 */
export function pathTo<Path extends string>(path: Path, ...[params]: Params<Path>): string {
  const values: Readonly<Record<string, string | number>> = params ?? {};
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
}
