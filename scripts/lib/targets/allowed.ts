import type { Allowed } from './find-newer.ts';

/** Where newer features may stand: the code asks for them first, or the page is whole without. */
export const allowed: readonly Allowed[] = [
  {
    path: 'shared/federation/src/rspack/sorted-hashes.ts',
    feature: 'lookbehind',
    why: 'runs in the build',
  },
  {
    path: 'host/src/loading/run-when-idle.ts',
    feature: 'requestIdleCallback',
    why: 'asks for it; Safari waits instead',
  },
  {
    path: 'shared/widgets/src/read-aloud/ReadingControls.tsx',
    feature: 'CSS.highlights',
    why: 'asks for it; the sentence is shown beside the buttons instead (guide-1)',
  },
  {
    path: 'shared/ui/src/styles/feedback.css',
    feature: ':has()',
    why: 'Firefox before 121 leaves notices below, where they go away by themselves',
  },
  {
    path: 'shared/ui/src/styles/base.css',
    feature: ':has()',
    why: 'Firefox before 121 anchors the scroll by itself, too; it may move a little',
  },
  {
    path: 'remote-ai-assistants/src/cv-generator/cv.css',
    feature: '@container',
    why: 'form and preview stay one above the other, as on phones',
  },
  {
    path: 'remote-ai-assistants/src/documents/document-preview.css',
    feature: '@container',
    why: 'form and preview stay one above the other, as on phones',
  },
  {
    path: 'remote-silverplus/src/hooks/silverplus.css',
    feature: 'subgrid',
    why: 'the cards are whole; their lists begin at different heights',
  },
];
