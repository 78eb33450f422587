export { EmployerLogo, JobPicture } from './Pictures.tsx';
