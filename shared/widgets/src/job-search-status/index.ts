export { JobSearchStatusCard } from './JobSearchStatusCard.tsx';
export { whyUnseen } from './why-unseen.ts';
