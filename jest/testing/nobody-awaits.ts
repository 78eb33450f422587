test('nobody awaits what fails', async () => {
  void Promise.reject(new Error('lost promise'));
  await new Promise(setImmediate);
  expect(process.env.LEFT_BEHIND).toBeUndefined();
});
