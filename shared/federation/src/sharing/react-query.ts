// What the application uses of @tanstack/react-query, as in react-router-dom.ts. The hooks come by
// another name (`imports` of package.json): the package's own would be this list again.
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
} from '#react-query';
