import { type ApiClient, request } from '@silverjobs/api';
import type { UserCourse, UserCourseInput } from '@silverjobs/contract';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';

/** Keys of the course academy. */
const courseKeys = {
  list: ['courses', 'list'] as const,
  ofOne: ['courses', 'one'] as const,
  one: (id: number) => ['courses', 'one', id] as const,
  own: ['courses', 'own'] as const,
};

/** All courses (courses-1). */
export function coursesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: courseKeys.list,
    queryFn: ({ signal }) => request(api.main, 'GET /courses', { signal }),
  });
}

/** One course (courses-6). */
export function courseQuery(api: ApiClient, id: number) {
  return queryOptions({
    queryKey: courseKeys.one(id),
    queryFn: ({ signal }) => request(api.main, 'GET /courses/{id}', { params: { id }, signal }),
  });
}

/** The own registrations (courses-10). */
export function userCoursesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: courseKeys.own,
    queryFn: ({ signal }) => request(api.main, 'GET /candidate_courses', { signal }),
  });
}

function cacheUserCourses(
  queries: QueryClient,
  change: (own: readonly UserCourse[]) => UserCourse[],
): Promise<void> {
  queries.setQueryData<UserCourse[]>(courseKeys.own, (own) => own && change(own));
  // Places have become fewer or more.
  void queries.invalidateQueries({ queryKey: courseKeys.list, refetchType: 'none' });
  void queries.invalidateQueries({ queryKey: courseKeys.ofOne });
  // An answer that is still in progress knows nothing of the change.
  return queries.invalidateQueries({ queryKey: courseKeys.own });
}

/** Books a course or joins its waiting list; the registration shows at once (courses-8). */
export function bookCourseMutation(api: ApiClient, queries: QueryClient) {
  return mutationOptions({
    mutationFn: (input: UserCourseInput) => request(api.main, 'POST /usercourses', { body: input }),
    onSuccess: (registration) => {
      void cacheUserCourses(queries, (own) => [
        ...own.filter(({ id }) => id !== registration.id),
        registration,
      ]);
    },
  });
}

/** Gives up a registration (courses-12). */
export function cancelRegistrationMutation(api: ApiClient, queries: QueryClient) {
  return mutationOptions({
    mutationFn: (id: number) => request(api.main, 'DELETE /usercourses/{id}', { params: { id } }),
    onSuccess: (_, id) => {
      void cacheUserCourses(queries, (own) => own.filter((registration) => registration.id !== id));
    },
  });
}
