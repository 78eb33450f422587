export { LocationMap } from './LocationMap.tsx';
export type { MapPlace } from './map-place.ts';
