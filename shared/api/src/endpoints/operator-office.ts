import { type ApiClient, request } from '@silverjobs/api';
import type { BodyOf, ContentKind, FigureStep } from '@silverjobs/contract';
import {
  infiniteQueryOptions,
  mutationOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import { renewOperator } from './operator.ts';
import { page, pages } from './operator-pages.ts';

/** All courses (operators-20). */
export function operatorCoursesQuery(api: ApiClient) {
  return infiniteQueryOptions({
    queryKey: ['operator', 'courses'],
    queryFn: ({ pageParam, signal }) =>
      request(api.main, 'GET /operator/course', { query: page(pageParam), signal }),
    ...pages,
  });
}

type CourseInput = { id: number | null; body: BodyOf<'POST /operator/course'> };

/** Adds a course, or changes the one with the id (operators-20). */
export function courseMutation(api: ApiClient, queries: QueryClient) {
  return mutationOptions({
    mutationFn: ({ id, body }: CourseInput) =>
      id === null
        ? request(api.main, 'POST /operator/course', { body })
        : request(api.main, 'PUT /operator/course/{id}', { params: { id }, body }),
    onSettled: () => renewOperator(queries),
  });
}

/** Cancels a course (operators-20). */
export function cancelCourse(api: ApiClient, id: number, reason: string) {
  return request(api.main, 'POST /operator/course/{id}/cancel', {
    params: { id },
    body: { reason },
  });
}

/** Feeds of partner jobs (operators-21). */
export function feedsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['operator', 'feeds'],
    queryFn: ({ signal }) => request(api.main, 'GET /operator/feed', { signal }),
  });
}

/** What happened by week or month (operators-38). */
export function figuresQuery(api: ApiClient, by: FigureStep) {
  return queryOptions({
    queryKey: ['operator', 'figures', by],
    queryFn: ({ signal }) => request(api.main, 'GET /operator/figures', { query: { by }, signal }),
  });
}

/** The same as a file. */
export function loadFiguresFile(api: ApiClient, by: FigureStep) {
  return request(api.main, 'GET /operator/figures/file', { query: { by } });
}

/** The newest version of everything that the office has written (operators-40). */
export function contentsListQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['operator', 'contents'],
    queryFn: ({ signal }) => request(api.main, 'GET /operator/contents', { signal }),
  });
}

/** All versions of one content. */
export function contentQuery(api: ApiClient, kind: ContentKind, key: string) {
  return queryOptions({
    queryKey: ['operator', 'content', kind, key],
    queryFn: ({ signal }) =>
      request(api.main, 'GET /operator/content', { query: { kind, key }, signal }),
  });
}

/** Writes a new version. */
export function contentMutation(api: ApiClient, queries: QueryClient) {
  return mutationOptions({
    mutationFn: (body: BodyOf<'POST /operator/content'>) =>
      request(api.main, 'POST /operator/content', { body }),
    onSettled: () => renewOperator(queries),
  });
}
