export { placeFact, workloadFact } from './named-facts.ts';
