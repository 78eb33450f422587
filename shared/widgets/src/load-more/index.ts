export { ListEnd } from './ListEnd.tsx';
export { LoadMoreButton } from './LoadMoreButton.tsx';
