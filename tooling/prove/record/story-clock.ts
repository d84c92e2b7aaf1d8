/** When the first step of a story takes place. */
const start = Date.parse('2025-07-14T09:20:31Z');

/** Turns the times of a run into those of the story, in which a few minutes pass between the steps. */
export interface StoryClock {
  /** Starts the next step. `now` is the time of the run in milliseconds. */
  begin(now: number): void;
  /** Learns the time that an example has for a time of the run. */
  bind(run: string, example: string): void;
  /** The time of the story for a time of the run. Other times stay the same. */
  toStory(run: string): string;
}

/** Starts the clock of a story; what happens before its first step takes place shortly before it. */
export function createStoryClock(now: number): StoryClock {
  const steps = [{ run: now, story: start - 11 * 60_000 }];
  const bound = new Map<number, string>();
  return {
    begin(run) {
      const last = steps.at(-1)?.story ?? start;
      steps.push({ run, story: steps.length === 1 ? start : last + gapAfter(steps.length) });
    },
    bind(run, example) {
      const [at, then] = [momentOf(run), momentOf(example)];
      // Examples that were not recorded have other times than a server prints.
      if (bound.has(at) || Number.isNaN(then) || !hasSameForm(run, example)) return;
      bound.set(at, example);
      const step = stepAt(at);
      if (step && step === steps.at(-1)) step.story = then - (at - step.run);
    },
    toStory(run) {
      const at = momentOf(run);
      const known = bound.get(at);
      if (known !== undefined) return write(known.slice(0, seconds), fractionOf(known), run);
      const step = stepAt(at);
      if (!step) return run;
      const moved = new Date(step.story + at - step.run).toISOString();
      // A date of JavaScript ends with milliseconds; servers also print other fractions of a second.
      const fraction = moved.slice(seconds, -1) + fractionOf(run).slice('.000'.length);
      return write(moved.slice(0, seconds), fraction, run);
    },
  };

  function stepAt(at: number) {
    return steps.findLast(({ run }) => run <= at);
  }
}

/** The milliseconds between two steps: one to three minutes, as people work. */
function gapAfter(index: number): number {
  return (61 + ((index * 37) % 97)) * 1000 + ((index * 137) % 1000);
}

/** The length of a time without fractions of a second. */
const seconds = '2025-07-14T09:20:31'.length;

/** Milliseconds since 1970. A time without a zone is in UTC. */
function momentOf(time: string): number {
  return Date.parse(zoneOf(time) === '' ? `${time}Z` : time);
}

function zoneOf(time: string): string {
  return /(Z|[+-]\d\d:\d\d)$/.exec(time)?.[0] ?? '';
}

function fractionOf(time: string): string {
  return /^\.\d+/.exec(time.slice(seconds))?.[0] ?? '';
}

/** Whether both times have as many fractions of a second: servers leave zeros at the end out. */
function hasSameForm(one: string, other: string): boolean {
  const [first, second] = [fractionOf(one).length, fractionOf(other).length];
  return first === second || (first > 0 && second > 0 && Math.abs(first - second) < 3);
}

/** A time with the zone of another one, and fractions of a second only if that has some. */
function write(time: string, fraction: string, like: string): string {
  return time + (fractionOf(like) === '' ? '' : fraction) + zoneOf(like);
}
