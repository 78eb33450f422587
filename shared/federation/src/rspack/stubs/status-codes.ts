/** Stands in for axios' names of status codes (see unused-library-code.ts). */
export default {};
