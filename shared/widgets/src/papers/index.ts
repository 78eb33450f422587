import './papers.css';

export { AttachedPapers } from './AttachedPapers.tsx';
export { FileUpload } from './FileUpload.tsx';
export { PaperPicker } from './PaperPicker.tsx';
export { PaperPreview } from './PaperPreview.tsx';
export { PaperUpload } from './PaperUpload.tsx';
export { paperFacts, sizeText } from './paper-facts.ts';
export { useOpenPaper } from './use-open-paper.ts';
