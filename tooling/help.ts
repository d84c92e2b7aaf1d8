/** What each command does that has no help of its own, by the name of its program. */
const commands: Readonly<Record<string, string>> = {
  'build-and-serve': `npm start -- [--port NUMBER]

Installs the packages, builds the site and serves it, at http://localhost:9000/ by default.`,
  develop: `npm run develop -- [--port NUMBER]

Serves the site while you write, at http://localhost:8000/ by default, and shows what you save.`,
  build: `npm run build

Builds the site in public/. With COMPRESS=true, its texts are also written compressed.`,
  serve: `npm run serve -- [--port NUMBER]

Serves the site that was built, at http://localhost:9000/ by default.`,
  'write-schemas': `npm run schemas

Writes the JSON Schemas of editors and schemas/README.md.`,
  'run-tests': `npm test

Runs all tests, and the checks, and prints how many passed.`,
  'run-long-tests': `npm run test:long

Breaks builds in every way, which takes long, before a release.`,
  summary: `npm run summary -- [--baseline FILE] [--json FILE]

Prints the figures of the built site as Markdown. --baseline compares them with those of an earlier build
that --json wrote.`,
  'bench/run-bench': `npm run bench -- [--compare FOLDER]… [--rounds NUMBER]

Builds the site and measures its sizes against their budgets. --compare loads the same pages of another
built site in turn with ours instead.`,
  'bench/search': `npm run bench:search -- [FILE]

Measures how well and how fast the search finds, for the searches of FILE or all of ours.`,
};

/** The help of a program, if its arguments ask for it and it has none of its own. */
export function findHelp(program: string, args: readonly string[]): string | undefined {
  return args.some((each) => each === '--help' || each === '-h') ? commands[program] : undefined;
}
