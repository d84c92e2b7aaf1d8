/**
 * Returns a function that computes a result once per key, so that what did not change is not computed
 * again when content is read again. `compute` must depend on nothing but what is in the key, and
 * nobody may change its results. After `limit` results, all of them are forgotten, so that the memory
 * stays bounded.
 */
export function remember<Args extends readonly unknown[], Result>(
  compute: (...args: Args) => Result,
  toKey: (...args: Args) => string,
  limit = 5_000,
): (...args: Args) => Result {
  const results = new Map<string, Result>();
  return (...args) => {
    const key = toKey(...args);
    const known = results.get(key);
    if (known !== undefined) return known;
    if (results.size >= limit) results.clear();
    const result = compute(...args);
    results.set(key, result);
    return result;
  };
}

/**
 * Returns a function that computes a result once per object, for as long as the object exists. Neither the
 * object nor the result may change.
 */
export function rememberByObject<Key extends object, Result>(
  compute: (key: Key) => Result,
): (key: Key) => Result {
  const results = new WeakMap<Key, { result: Result }>();
  return (key) => {
    const known = results.get(key) ?? { result: compute(key) };
    results.set(key, known);
    return known.result;
  };
}

/** The text of an answer. Many computations get the same large object. */
function print(answer: unknown): string {
  return typeof answer === 'object' && answer !== null
    ? printObject(answer)
    : JSON.stringify([answer]);
}

const printObject = rememberByObject((answer: object) => JSON.stringify([answer]));

/** What a computation asks of its surroundings: functions of at most one argument, whose answers are plain data. */
type Ask = (question: unknown) => unknown;

/**
 * Returns a function that computes a result from an object and from what `context`, an object of functions, answers.
 * It is computed again as soon as `context` answers one of the questions that `compute` asked differently, so that
 * nobody has to list what a result depends on. Only the last result of an object is known.
 */
export function rememberByAnswers<Key extends object, Context extends object, Result>(
  compute: (key: Key, context: Context) => Result,
): (key: Key, context: Context) => Result {
  const results = new WeakMap<
    Key,
    { answers: Map<string, Map<unknown, string>>; result: Result }
  >();
  return (key, context) => {
    const functions = Object.entries(context) as [string, Ask][];
    const known = results.get(key);
    const isSame = functions.every(([name, ask]) =>
      [...(known?.answers.get(name) ?? [])].every(
        ([question, answer]) => print(ask(question)) === answer,
      ),
    );
    if (known && isSame) return known.result;
    const answers = new Map(functions.map(([name]) => [name, new Map<unknown, string>()]));
    const noting = functions.map(([name, ask]) => [
      name,
      (question: unknown) => {
        const answer = ask(question);
        answers.get(name)?.set(question, print(answer));
        return answer;
      },
    ]);
    const result = compute(key, Object.fromEntries(noting));
    results.set(key, { answers, result });
    return result;
  };
}
