import { asList, asObject } from '../../openapi/document/document';
import { listOperations } from '../../openapi/document/list-operations';
import type { Guide, Note } from '../../page-models/authored-version';
import type { Place } from '../../problems/place';
import type { Problem } from '../../problems/problem';
import { checkValue } from '../files/parse-yaml';
import type { VersionContent } from '../model';
import { maxQuestions, questionSchema, questionsSchema } from '../settings/questions';

/** Questions of one page or section, and where authors wrote each of them. */
interface WrittenQuestions {
  value: unknown;
  locate(index?: number): Place & { file: string };
}

/** Finds questions in the interface in another form than they must have, and questions of two pages. */
export function checkQuestions(version: VersionContent): Problem[] {
  const inInterface = listInterfaceQuestions(version);
  const inGuides = version.guides.map(
    ({ file, questions }): WrittenQuestions => ({
      value: questions,
      locate: (index) => ({ file, pointer: `/questions/${index}` }),
    }),
  );
  const inSections = [...version.guides, ...version.notes].flatMap(listSectionQuestions);
  return [
    ...inInterface.flatMap(checkForm),
    ...inSections.flatMap(checkSection),
    ...version.notes.flatMap(checkNote),
    ...findRepeated([...inGuides, ...inSections, ...inInterface]),
  ];
}

function listInterfaceQuestions({ document, locate }: VersionContent): WrittenQuestions[] {
  if (!document || !locate) return [];
  const owners = [
    { owner: asObject(document.info), pointer: '/info' },
    ...asList(document.tags).map((tag, index) => ({
      owner: asObject(tag),
      pointer: `/tags/${index}`,
    })),
    ...listOperations(document).map(({ operation, pointer }) => ({ owner: operation, pointer })),
  ];
  return owners
    .filter(({ owner }) => owner['x-questions'] !== undefined)
    .map(({ owner, pointer }) => ({
      value: owner['x-questions'],
      locate: (index) => locate(`${pointer}/x-questions${index === undefined ? '' : `/${index}`}`),
    }));
}

function listSectionQuestions({ file, prose }: Guide | Note): WrittenQuestions[] {
  return prose.headings
    .flatMap(({ questions }) => (questions ? [questions] : []))
    .map((questions) => {
      const written = questions.map((text) => prose.answers.find((each) => each.text === text));
      return {
        value: questions,
        locate(index = 0) {
          const { line = 1, column = 1 } = written[index] ?? {};
          return { file, line, column };
        },
      };
    });
}

function checkSection({ value, locate }: WrittenQuestions): Problem[] {
  const questions = asList(value);
  const problems = questions.flatMap((question, index): Problem[] => {
    const { error } = questionSchema.safeParse(question);
    const [issue] = error?.issues ?? [];
    if (!issue) return [];
    return [
      {
        severity: 'error',
        code: 'answers/form',
        ...locate(index),
        found: `"${question}" in <Answers>`,
        expected: issue.message,
        fix: 'write it as readers would type it into the search',
      },
    ];
  });
  if (questions.length <= maxQuestions) return problems;
  return [
    ...problems,
    {
      severity: 'error',
      code: 'answers/too-many',
      ...locate(maxQuestions),
      found: `${questions.length} questions of one section`,
      expected: `at most ${maxQuestions}`,
      fix: 'keep those whose words the section lacks',
    },
  ];
}

function checkNote({ file, prose }: Note): Problem[] {
  const [first] = prose.answers;
  if (!first) return [];
  const { line, column } = first;
  return [
    {
      severity: 'error',
      code: 'answers/in-a-note',
      file,
      line,
      column,
      found: '<Answers> in a note',
      expected: 'questions of an operation in an overlay',
      fix: 'write them as x-questions of the operation',
    },
  ];
}

function checkForm({ value, locate }: WrittenQuestions): Problem[] {
  const origin = locate();
  return checkValue(value, questionsSchema).map((finding): Problem => {
    return { severity: 'error', ...finding, ...origin, found: `${finding.found} in x-questions` };
  });
}

function findRepeated(written: readonly WrittenQuestions[]): Problem[] {
  const known = new Map<string, string>();
  return written.flatMap(({ value, locate }) =>
    asList(value).flatMap((question, index): Problem[] => {
      const key = String(question)
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim();
      const origin = locate(index);
      const first = known.get(key);
      known.set(key, first ?? origin.file);
      if (first === undefined) return [];
      return [
        {
          severity: 'error',
          code: 'questions/repeated',
          ...origin,
          found: `the question "${question}", which is in ${first} too`,
          expected: 'each question on the one page that answers it best',
          fix: 'remove one of the two, or ask more precisely',
        },
      ];
    }),
  );
}
