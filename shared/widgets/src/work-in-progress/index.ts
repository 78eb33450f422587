export { WorkInProgress } from './WorkInProgress.tsx';
