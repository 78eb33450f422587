export type { HelpTopic, TourStop } from './registry/page-help.ts';
export * from './registry/page-roles.ts';
export * from './registry/registry.ts';
export * from './registry/release-url.ts';
export * from './registry/remote-config.ts';
