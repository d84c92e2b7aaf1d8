import type { Root } from 'mdast';
import { checkAnchors } from '../check/check-headings';
import { checkDepth, checkLength } from '../check/check-size';
import { checkTree } from '../check/check-tree';
import { readOutline } from '../extract/outline';
import {
  readFigures,
  readImages,
  readLinks,
  readMentions,
  readScreenshots,
} from '../extract/references';
import type { Prose } from '../model';
import type { LocatedFinding } from '../position';
import { nameSteps } from './name-steps';
import { parseMarkdownWithComponents } from './parse-markdown';
import { describeSyntaxError } from './syntax-error';
import { takeAnswers } from './take-answers';

/**
 * Parses the body of an MDX file and checks it against the vocabulary. `firstLine` is the line of
 * the file on which the body starts, so that positions are relative to the start of the file.
 * A syntax error, too many levels or too long a text result in an empty tree and one problem; nothing
 * is thrown.
 */
export function parseMdx(body: string, firstLine = 1): Prose {
  const source = '\n'.repeat(firstLine - 1) + body;
  const long = checkLength(body, firstLine);
  const { tree, error } = long ? refuse(long) : parse(source, firstLine);
  const problems = error ? [error] : checkTree(tree, source);
  nameSteps(tree);
  const answers = takeAnswers(tree);
  const outline = readOutline(tree);
  return {
    tree,
    ...outline,
    answers,
    links: readLinks(tree),
    mentions: readMentions(tree),
    figures: readFigures(tree),
    screenshots: readScreenshots(tree),
    images: readImages(tree),
    problems: [...problems, ...checkAnchors(tree)],
  };
}

interface Parsed {
  tree: Root;
  error?: LocatedFinding;
}

function parse(source: string, firstLine: number): Parsed {
  try {
    const tree = parseMarkdownWithComponents(source);
    const deep = checkDepth(tree);
    return deep ? refuse(deep) : { tree };
  } catch (error) {
    return refuse(describeSyntaxError(error as Error, firstLine));
  }
}

function refuse(error: LocatedFinding): Parsed {
  return { tree: { type: 'root', children: [] }, error };
}
