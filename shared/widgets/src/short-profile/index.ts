export { contactName } from './contact-name.ts';
export { ShortProfile } from './ShortProfile.tsx';
