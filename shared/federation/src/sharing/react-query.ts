// What the application uses of @tanstack/react-query, as in react-router-dom.ts. The hooks come from
// their file: the package's name would be this list again.
export {
  focusManager,
  MutationObserver,
  onlineManager,
  QueryClient,
  QueryObserver,
} from '@tanstack/query-core';
export {
  infiniteQueryOptions,
  mutationOptions,
  QueryClientProvider,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
} from '../../node_modules/@tanstack/react-query/build/modern/index.js';
