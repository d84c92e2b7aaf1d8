import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { oneAtATime } from '../../../../src/gatsby/develop/one-at-a-time';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A task that ends when the test says so. */
function createTask() {
  let running = 0;
  let most = 0;
  const ends: (() => void)[] = [];
  const task = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise<void>((resolve) => ends.push(resolve));
    running -= 1;
  };
  const endRun = async (index: number) => {
    ends[index]?.();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { task, endRun, runs: () => ends.length, most: () => most };
}

test('waits until a file has been saved in all its steps', async () => {
  const { task, runs } = createTask();
  const ask = oneAtATime(task, 50);
  ask();
  await vi.advanceTimersByTimeAsync(40);
  ask();
  await vi.advanceTimersByTimeAsync(49);
  expect(runs()).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(runs()).toBe(1);
});

test('runs once more, after the run under way, however often it was asked meanwhile', async () => {
  const { task, endRun, runs, most } = createTask();
  const ask = oneAtATime(task, 50);
  ask();
  await vi.advanceTimersByTimeAsync(50);
  for (let times = 0; times < 5; times += 1) ask();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(runs()).toBe(1);
  await endRun(0);
  await vi.advanceTimersByTimeAsync(50);
  expect(runs()).toBe(2);
  await endRun(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(runs()).toBe(2);
  expect(most()).toBe(1);
});
