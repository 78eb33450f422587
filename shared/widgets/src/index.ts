// Remotes import a part by its path, for example '@silverjobs/widgets/safe-html', so that a bundle
// takes only what it uses.

export * from '@silverjobs/shell';
export * from './location-picker/index.ts';
export * from './position-picker/PositionPicker.tsx';
export * from './safe-html/index.ts';
