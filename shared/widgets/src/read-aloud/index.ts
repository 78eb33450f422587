export { ReadAloud } from './ReadAloud.tsx';
export { stopReading } from './stop-reading.ts';
