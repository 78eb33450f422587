export { ReadAloud } from './ReadAloud.tsx';
export { beforeReading, stopReading } from './stop-reading.ts';
