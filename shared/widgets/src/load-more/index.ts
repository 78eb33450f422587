export { LoadMoreButton } from './LoadMoreButton.tsx';
