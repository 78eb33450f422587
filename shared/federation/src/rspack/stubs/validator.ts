const unchecked = (): void => {};

/** Stands in for axios' check of its options (see unused-library-code.ts): types check ours. */
export default {
  assertOptions: unchecked,
  validators: { transitional: unchecked, spelling: unchecked },
};
