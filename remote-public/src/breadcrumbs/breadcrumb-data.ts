/** A step of the way to a page. */
export interface Crumb {
  name: string;
  path: string;
}

/** The way to a page by schema.org. */
export function breadcrumbData(trail: readonly Crumb[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `{origin}${path}`,
    })),
  };
}
