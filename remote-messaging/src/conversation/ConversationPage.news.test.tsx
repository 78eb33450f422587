import { buildConversation, buildMessage, buildMessages } from '@silverjobs/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { openConversation, texts } from './testing/open-conversation.tsx';

test('MSG-10 unread messages are marked, stay marked and count as read', async () => {
  const { asked } = openConversation({
    handlers: { 'GET /communication/{id}': () => [buildConversation({ unread_count: 1 })] },
  });
  expect(await screen.findByText('Neue Nachrichten')).toBeVisible();
  await waitFor(() => expect(asked('POST /communication/{id}/read')).toHaveLength(1));
  const row = screen.getByText('Neue Nachrichten').closest('[role="listitem"]');
  expect(row).toHaveTextContent('Nachricht 4');
});

test('MSG-10 whoever soon comes back does not mark it as read again', async () => {
  const { asked, router } = openConversation({
    handlers: { 'GET /communication/{id}': () => [buildConversation({ unread_count: 1 })] },
  });
  await waitFor(() => expect(asked('POST /communication/{id}/read')).toHaveLength(1));
  await act(() => router.navigate('/messages/none'));
  expect(screen.queryByText('Nachricht 4')).toBeNull();
  await act(() => router.navigate('/messages/77'));
  expect(await screen.findByText('Nachricht 4')).toBeVisible();
  expect(screen.queryByText('Neue Nachrichten')).toBeNull();
  expect(asked('POST /communication/{id}/read')).toHaveLength(1);
});

test('MSG-10 nothing unread is not marked as read again', async () => {
  const { asked } = openConversation();
  await screen.findByText('Nachricht 4');
  expect(screen.queryByText('Neue Nachrichten')).toBeNull();
  expect(asked('POST /communication/{id}/read')).toHaveLength(0);
});

test('MSG-10 a new answer appears without reload, is announced and counts as read', async () => {
  const { rows, shell, asked } = openConversation();
  await screen.findByText('Nachricht 4');
  rows.push(buildMessage(4), buildMessage(5, { message: 'Kommen Sie am Dienstag?' }));
  fireEvent(document, new Event('visibilitychange'));
  expect(await screen.findByText('Kommen Sie am Dienstag?')).toBeVisible();
  expect(texts()).toHaveLength(6);
  expect(shell.notices.getState().announcement.text).toBe('Neue Nachricht von Frau Petra Lindner');
  await waitFor(() => expect(asked('POST /communication/{id}/read')).toHaveLength(1));
});

test('MSG-10 an event brings a new message at once and is said once; others change nothing', async () => {
  const { rows, shell, asked } = openConversation();
  await screen.findByText('Nachricht 4');
  const tell = (communication_id: number | null) =>
    act(async () => shell.live.tell({ topic: 'messages', communication_id, count: 1 }));
  act(() => shell.live.connection.setState({ connected: true }));
  rows.push(buildMessage(5, { message: 'Kommen Sie am Dienstag?', position: 4 }));
  await tell(78);
  expect(asked('GET /message')).toHaveLength(1);
  await tell(77);
  expect(await screen.findByText('Kommen Sie am Dienstag?')).toBeVisible();
  const { announcement } = shell.notices.getState();
  expect(announcement.text).toBe('Neue Nachricht von Frau Petra Lindner');
  await tell(77);
  expect(shell.notices.getState().announcement).toBe(announcement);
  // After a gap of the stream anything may have been missed.
  rows.push(buildMessage(7, { message: 'Oder am Mittwoch?', position: 5 }));
  await tell(null);
  expect(await screen.findByText('Oder am Mittwoch?')).toBeVisible();
});

test('MSG-10 what is told during a look is looked for once more', async () => {
  const answers: (() => void)[] = [];
  const history = buildMessages(4);
  const page = openConversation({
    handlers: {
      'GET /message': async ({ query }) => {
        if (query.from === 'end') return [...history];
        const answer = history.slice(query.offset);
        await new Promise<void>((resolve) => answers.push(resolve));
        return answer;
      },
    },
  });
  await screen.findByText('Nachricht 4');
  const tell = () => page.shell.live.tell({ topic: 'messages', communication_id: 77, count: 1 });
  act(tell);
  await waitFor(() => expect(answers).toHaveLength(1));
  history.push(buildMessage(4, { message: 'Gerade noch' }));
  act(tell);
  answers[0]?.();
  await waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.();
  expect(await screen.findByText('Gerade noch')).toBeVisible();
});

test('MSG-10 while events come nothing is asked for now and then', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  try {
    const { asked, shell } = openConversation();
    act(() => shell.live.connection.setState({ connected: true }));
    await act(() => jest.advanceTimersByTimeAsync(120_000));
    expect(asked('GET /message')).toHaveLength(1);
  } finally {
    jest.useRealTimers();
  }
});

test('MSG-10 while the page is open it looks every 15 seconds', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  try {
    const { asked, unmount } = openConversation();
    await act(() => jest.advanceTimersByTimeAsync(14_000));
    expect(asked('GET /message')).toHaveLength(1);
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    expect(asked('GET /message')).toHaveLength(2);
    unmount();
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(asked('GET /message')).toHaveLength(2);
  } finally {
    jest.useRealTimers();
  }
});
