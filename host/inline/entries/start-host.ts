import { takePreview } from '../address.ts';
import { watchHostFiles } from '../host-files.ts';
import { readInput } from '../read-input.ts';
import { type HostFiles, startHostScriptsAfterFirstFrame } from '../start-host-scripts.ts';

startHostScriptsAfterFirstFrame(readInput<HostFiles>(), () => {
  watchHostFiles();
  return takePreview();
});
