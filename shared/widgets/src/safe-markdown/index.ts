export { markdownToText } from './markdown-to-text.ts';
export { SafeMarkdown } from './SafeMarkdown.tsx';
