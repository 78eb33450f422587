/** Stands in for axios' old way to give up (see unused-library-code.ts). */
export default {};
