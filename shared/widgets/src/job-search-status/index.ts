export { JobSearchStatusCard, type JobSearchStatusCardProps } from './JobSearchStatusCard.tsx';
