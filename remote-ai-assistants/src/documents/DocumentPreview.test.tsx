import { renderPage } from '@silverjobs/testing';
import { screen } from '@testing-library/react';
import { DocumentPreview } from './DocumentPreview.tsx';
import { sampleCv } from './testing/sample-cv.ts';

const NOTE = 'Manche Buchstaben können wir nicht drucken';

test('AI-12 the preview says which words cannot be printed', () => {
  const cv = sampleCv();
  const document = {
    ...cv,
    blocks: [...cv.blocks, { kind: 'paragraph', text: 'Deutsch, русский und 中文' } as const],
  };
  renderPage(<DocumentPreview document={document} name="Lebenslauf" />);
  expect(screen.getByText(NOTE)).toBeVisible();
  expect(screen.getByText(/Es betrifft „中文“\./)).toBeVisible();
});

test('AI-12 it says nothing where every letter is printed', () => {
  renderPage(<DocumentPreview document={sampleCv()} name="Lebenslauf" />);
  expect(screen.queryByText(NOTE)).toBeNull();
});
