export { readPasted } from './read-pasted.ts';
