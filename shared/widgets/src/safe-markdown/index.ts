export { markdownToText } from './markdown-to-text.ts';
export { SafeMarkdown, type SafeMarkdownProps } from './SafeMarkdown.tsx';
