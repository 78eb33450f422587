export { JobSearchStatusCard } from './JobSearchStatusCard.tsx';
