export { collectWarnings } from './collect-warnings.ts';
export { SafetyWarnings } from './SafetyWarnings.tsx';
