import type { Root } from 'mdast';
import { checkAnchors } from '../check/check-headings';
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
import { limitText } from './limit-text';
import { nameSteps } from './name-steps';
import { parseMarkdownWithComponents } from './parse-markdown';
import { describeSyntaxError } from './syntax-error';
import { takeAnswers } from './take-answers';

/**
 * Parses the body of an MDX file and checks it against the vocabulary. `firstLine` is the line of
 * the file on which the body starts, so that positions are relative to the start of the file.
 * A syntax error, or an excess of markup or text, results in an empty tree and one problem; nothing
 * is thrown.
 */
export function parseMdx(body: string, firstLine = 1): Prose {
  const source = '\n'.repeat(firstLine - 1) + body;
  const { tree, error } = parse(body, source, firstLine);
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

function parse(body: string, source: string, firstLine: number): Parsed {
  try {
    limitText(body, firstLine);
    return { tree: parseMarkdownWithComponents(source) };
  } catch (error) {
    return {
      tree: { type: 'root', children: [] },
      error: describeSyntaxError(error as Error, firstLine),
    };
  }
}
