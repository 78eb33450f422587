import { paths } from '@silverjobs/contract/paths';

/** Who offers this, and how to search here, by schema.org; addresses are made whole in the head. */
export function welcomeData(name: string): object[] {
  return [
    { '@context': 'https://schema.org', '@type': 'Organization', name, url: '{origin}/' },
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name,
      url: `{origin}${paths.welcome}`,
      inLanguage: 'de',
      potentialAction: {
        '@type': 'SearchAction',
        target: `{origin}${paths.publicJobs}?was={search_term_string}`,
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}
