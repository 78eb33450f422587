export { ExternalLink } from './ExternalLink.tsx';
export { webUrl } from './external-url.ts';
export { SafeHtml } from './SafeHtml.tsx';
