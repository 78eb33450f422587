/** Stands in for hoist-non-react-statics (see unused-library-code.ts). */
export default function keepComponent<T>(component: T): T {
  return component;
}
