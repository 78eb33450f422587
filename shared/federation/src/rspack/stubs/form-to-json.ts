/** Stands in for axios' reading of a browser's form (see unused-library-code.ts). */
export default function formToJson(): null {
  return null;
}
