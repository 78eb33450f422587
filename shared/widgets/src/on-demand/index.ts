export { type OnDemand, useOnDemand } from './useOnDemand.ts';
