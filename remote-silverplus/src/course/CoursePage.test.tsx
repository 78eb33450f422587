import type { Course, UserCourse } from '@silverjobs/contract';
import {
  apiFailure,
  buildCandidateUser,
  buildCourse,
  buildPlannedCourse,
  buildUserCourse,
  NoAnswer,
  plainWordsBefore,
  type RenderPageOptions,
  renderPage,
} from '@silverjobs/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { CoursePage } from './CoursePage.tsx';

/** Answers as the backend does: what is booked is there from then on. */
function open(
  course: Course = buildCourse(),
  own: UserCourse[] = [],
  options: RenderPageOptions = {},
) {
  let registrations = own;
  const page = renderPage(<CoursePage />, {
    user: buildCandidateUser({ plan_type: 'paid', isPaidUser: true }),
    route: '/courses/7',
    path: '/courses/:id',
    ...options,
    handlers: {
      'GET /courses/{id}': () => course,
      'GET /candidate_courses': () => registrations,
      'POST /usercourses': ({ body }) => {
        const waiting = course.status === 'planned' || course.places_left === 0;
        const added = buildUserCourse({ course_id: body.course_id, waiting });
        registrations = [...registrations, added];
        return added;
      },
      'DELETE /usercourses/{id}': ({ params }) => {
        registrations = registrations.filter(({ id }) => id !== params.id);
        return { ok: true };
      },
      ...options.handlers,
    },
  });
  const sent = () => page.calls.filter(({ key }) => !key.startsWith('GET'));
  const notices = () => page.shell.notices.getState().notices.map(({ title }) => title);
  return { ...page, sent, notices };
}

const book = () => screen.findByRole('button', { name: 'Buchen' });

test('CRS-02 titles, date and time, lecturer, content and the address for questions', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Fit im Kopf' })).toBeVisible();
  expect(document.title).toBe('Fit im Kopf · silverjobs');
  for (const text of ['Gedächtnis trainieren', 'Dienstag, 01.12.2026', '10:00 bis 11:30 Uhr']) {
    expect(screen.getByText(text)).toBeVisible();
  }
  expect(await book()).toBeVisible();
  expect(within(screen.getByRole('tabpanel')).getByText('mit').localName).toBe('b');
  expect(screen.getByRole('link', { name: 'kontakt@example.org' })).toHaveAttribute(
    'href',
    'mailto:kontakt@example.org?subject=Kurs%3A%20Fit%20im%20Kopf',
  );
});

test('CRS-02 the tab of the lecturer: picture, name, biography', async () => {
  const { person, container } = open();
  await person.click(await screen.findByRole('tab', { name: 'Kursleiter' }));
  const panel = within(screen.getByRole('tabpanel'));
  expect(panel.getByRole('heading', { name: 'Hanna Lorenz' })).toBeVisible();
  expect(panel.getByText('Gedächtnistrainerin aus Kiel.')).toBeVisible();
  expect(container.querySelector('img[src="/api/images/lecturers/lorenz.svg"]')).toBeVisible();
});

test('CRS-02 the content of a course loses its scripts', async () => {
  const course_details =
    '<p onclick="x()">Hallo</p><script>alert(1)</script><iframe src="/"></iframe>';
  const { container } = open(buildCourse({ course_details }));
  expect(await screen.findByText('Hallo')).toBeVisible();
  expect(container.querySelector('script, iframe, [onclick]')).toBeNull();
});

test('CRS-03 booking sends id and name once, also with two clicks, and then says so', async () => {
  const { person, sent, notices } = open();
  await person.dblClick(await book());
  const registered = await screen.findByText('Bereits registriert');
  expect(registered.closest('.course-state')).toHaveFocus();
  expect(sent().map(({ key, body }) => [key, body])).toEqual([
    ['POST /usercourses', { course_id: 7, course_name: 'Fit im Kopf' }],
  ]);
  expect(notices()).toEqual(['Wir haben Ihre Anfrage gespeichert.']);
  expect(screen.queryByRole('button', { name: 'Buchen' })).toBeNull();
});

test('CRS-03 a course that is booked: the way into it, and into the calendar', async () => {
  const files: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
    revokeObjectURL: () => {},
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const { person } = open(buildCourse(), [buildUserCourse()]);
  const join = await screen.findByRole('link', { name: /^Am Kurs teilnehmen/ });
  expect(join).toHaveAttribute('href', 'https://kursraum.example/memory');
  expect(join).toHaveAttribute('rel', 'noopener noreferrer');
  await person.click(screen.getByRole('button', { name: 'In den Kalender' }));
  expect(files).toHaveLength(1);
  expect(files[0]?.type).toBe('text/calendar');
  jest.restoreAllMocks();
});

test.each([null, 'javascript:alert(1)'])('the room %p is no link', async (join_url) => {
  open(buildCourse(), [buildUserCourse({ join_url })]);
  await screen.findByText('Bereits registriert');
  expect(screen.queryByRole('link', { name: /^Am Kurs teilnehmen/ })).toBeNull();
});

test('CRS-01 a planned course has a waiting list', async () => {
  const { person, sent } = open(buildPlannedCourse());
  expect(await screen.findByText('In Kürze verfügbar')).toBeVisible();
  await person.click(await screen.findByRole('button', { name: 'Auf die Warteliste' }));
  expect(await screen.findByText('Bereits registriert')).toBeVisible();
  expect(screen.getByText(/Sie stehen auf der Warteliste/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'In den Kalender' })).toBeNull();
  expect(sent()).toHaveLength(1);
});

test('TRUST-02 a course that is booked up has a waiting list, and no room for those who wait', async () => {
  const { person, sent } = open(buildCourse({ capacity: 12, places_left: 0 }));
  expect(await screen.findByText('Ausgebucht')).toBeVisible();
  expect(screen.getByText('Höchstens 12 Personen')).toBeVisible();
  await person.click(await screen.findByRole('button', { name: 'Auf die Warteliste' }));
  expect(await screen.findByText(/Sobald ein Platz für Sie frei ist/)).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Am Kurs teilnehmen/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'In den Kalender' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Vom Kurs abmelden' })).toBeVisible();
  expect(sent()).toHaveLength(1);
});

test('a course that is over cannot be booked', async () => {
  open(buildCourse({ status: 'past' }));
  expect(await screen.findByText(/ist vorbei und kann nicht mehr gebucht werden/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Buchen' })).toBeNull();
});

test('leaving a course asks once, and it can be booked again', async () => {
  const { person, sent } = open(buildCourse(), [buildUserCourse()]);
  await person.click(await screen.findByRole('button', { name: 'Vom Kurs abmelden' }));
  await person.click(await screen.findByRole('button', { name: 'Angemeldet bleiben' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(sent()).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'Vom Kurs abmelden' }));
  await person.click(await screen.findByRole('button', { name: 'Ja, abmelden' }));
  const again = await book();
  await waitFor(() => expect(again).toHaveFocus());
  expect(sent()).toMatchObject([{ key: 'DELETE /usercourses/{id}', params: { id: 501 } }]);
});

test('until the registrations are known the button waits', async () => {
  open(buildCourse(), [], { handlers: { 'GET /candidate_courses': () => new Promise(() => {}) } });
  expect(await screen.findByRole('button', { name: 'Einen Moment …' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test.each(['abc', '0', '-1', '99999999999'])(
  'CRS-02 the address /courses/%s has no course, and nothing is asked',
  (key) => {
    const { calls } = open(undefined, [], { route: `/courses/${key}` });
    expect(screen.getByText('Course not found.')).toHaveAttribute('lang', 'en');
    expect(plainWordsBefore('Course not found.')).not.toBe('');
    expect(screen.getByRole('link', { name: 'Alle Kurse ansehen' })).toHaveAttribute(
      'href',
      '/courses',
    );
    expect(calls).toEqual([]);
  },
);

describe('failing calls', () => {
  let logged: jest.SpyInstance;
  beforeEach(() => {
    logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => logged.mockRestore());

  test('CRS-02 a course that does not exist is not found', async () => {
    open(undefined, [], {
      handlers: {
        'GET /courses/{id}': () => {
          throw apiFailure('not_found', 'Diesen Kurs gibt es nicht.');
        },
      },
    });
    expect(await screen.findByText('Course not found.')).toBeVisible();
  });

  test('a course that cannot be loaded can be loaded again', async () => {
    let broken = true;
    const { person } = open(undefined, [], {
      handlers: {
        'GET /courses/{id}': () => {
          if (broken) throw new NoAnswer();
          return buildCourse();
        },
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('konnte nicht geladen werden');
    broken = false;
    await person.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByRole('heading', { name: 'Fit im Kopf' })).toBeVisible();
  });

  test.each([
    [new NoAnswer(), 'Bitte prüfen Sie Ihre Internetverbindung'],
    [apiFailure('conflict', 'Dieser Kurs ist schon vorbei.'), 'Dieser Kurs ist schon vorbei.'],
  ])('CRS-03 a booking that fails says why, and works again', async (failure, reason) => {
    let broken = true;
    const { person, notices } = open(undefined, [], {
      handlers: {
        'POST /usercourses': () => {
          if (broken) throw failure;
          return buildUserCourse();
        },
        'GET /candidate_courses': () => (broken ? [] : [buildUserCourse()]),
      },
    });
    await person.click(await book());
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText('Failed to save template')).toHaveAttribute('lang', 'en');
    expect(plainWordsBefore('Failed to save template')).not.toBe('');
    expect(alert).toHaveTextContent(reason);
    expect(notices()).toEqual([]);
    broken = false;
    await person.click(await book());
    expect(await screen.findByText('Bereits registriert')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('without an answer about registrations one can book all the same', async () => {
    open(undefined, [], {
      handlers: {
        'GET /candidate_courses': () => {
          throw new NoAnswer();
        },
      },
    });
    expect(await book()).not.toHaveAttribute('aria-disabled');
  });
});
