/** Pages by name; the build of the twin puts a generated list in this place. */
export const modules: Record<string, () => Promise<unknown>> = {};
