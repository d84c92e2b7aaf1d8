import type { Root } from 'mdast';
import { checkTree } from '../check/check-tree';
import { readOutline } from '../extract/outline';
import { readFigures, readImages, readLinks, readMentions } from '../extract/references';
import type { Prose, ProseProblem } from '../model';
import { nameSteps } from './name-steps';
import { parseMarkdownWithComponents } from './parse-markdown';
import { explainSyntaxError } from './syntax-error';

/**
 * Parses the body of an MDX file and checks it against the vocabulary. `firstLine` is the line of
 * the file at which the body starts, so that every position counts from the file's start.
 * A syntax error gives an empty tree and one problem; nothing is thrown.
 */
export function parseMdx(body: string, firstLine = 1): Prose {
  const problems: ProseProblem[] = [];
  const source = '\n'.repeat(firstLine - 1) + body;
  const tree = parse(source, firstLine, problems);
  problems.push(...checkTree(tree, source));
  nameSteps(tree);
  return {
    tree,
    ...readOutline(tree),
    links: readLinks(tree),
    mentions: readMentions(tree),
    figures: readFigures(tree),
    images: readImages(tree),
    problems,
  };
}

function parse(source: string, firstLine: number, problems: ProseProblem[]): Root {
  try {
    return parseMarkdownWithComponents(source);
  } catch (error) {
    const { reason, line, column } = error as { reason: string; line?: number; column?: number };
    // The parser stops where it misses the closing tag, and names the place of the opening one.
    const [, openedLine, openedColumn] = /\((\d+):(\d+)-/.exec(reason) ?? [];
    problems.push({
      line: Number(openedLine ?? line ?? firstLine),
      column: Number(openedColumn ?? column ?? 1),
      ...explainSyntaxError(reason),
    });
    return { type: 'root', children: [] };
  }
}
