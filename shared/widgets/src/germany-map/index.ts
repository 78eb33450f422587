export * from './describe-place.ts';
export * from './germany.ts';
export { MapGround } from './MapGround.tsx';
export { MapLabels } from './MapLabels.tsx';
export * from './map-view.ts';
export * from './mercator.ts';
export type { TakenBox } from './place-labels.ts';
export { useBoxSize } from './useBoxSize.ts';
