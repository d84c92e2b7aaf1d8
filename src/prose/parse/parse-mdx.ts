import type { Root } from 'mdast';
import type { Finding } from '../../problems/problem';
import { checkAnchors } from '../check/check-headings';
import { checkTree } from '../check/check-tree';
import { readOutline } from '../extract/outline';
import { readImages, readLinks, readMentions, readPictures } from '../extract/references';
import type { Prose } from '../model';
import { limitText } from './limit-text';
import { nameSteps } from './name-steps';
import { parseMarkdownWithComponents } from './parse-markdown';
import { blankMistake, describeSyntaxError } from './syntax-error';
import { takeAnswers } from './take-answers';

/**
 * Parses the body of an MDX file and checks it against the vocabulary. `firstLine` is the line of
 * the file on which the body starts, so that positions are relative to the start of the file.
 * After a syntax error, the rest is checked too, unless all that follows could be a consequence: then, and
 * after an excess of markup or text, the tree is empty. Nothing is thrown.
 */
export function parseMdx(body: string, firstLine = 1): Prose {
  const source = '\n'.repeat(firstLine - 1) + body;
  const { tree, errors } = parse(body, source, firstLine);
  const problems = [...errors, ...checkTree(tree, source)];
  nameSteps(tree);
  const answers = takeAnswers(tree);
  const outline = readOutline(tree);
  return {
    tree,
    ...outline,
    answers,
    links: readLinks(tree),
    mentions: readMentions(tree),
    figures: readPictures(tree, 'Figure'),
    screenshots: readPictures(tree, 'Screenshot'),
    images: readImages(tree),
    problems: [...problems, ...checkAnchors(tree)],
  };
}

/** Characters that are parsed in all to find the syntax errors of a text, so that those of a long one take no minutes. */
const maxParsed = 200_000;

/** Parses a text, and what is left of it without its syntax errors, as far as they can be separated. */
function parse(body: string, source: string, firstLine: number) {
  const errors: Finding[] = [];
  let text: string | undefined = source;
  while (text !== undefined && errors.length * text.length <= maxParsed) {
    try {
      limitText(body, firstLine);
      return { tree: parseMarkdownWithComponents(text), errors };
    } catch (error) {
      const finding = describeSyntaxError(error as Error, firstLine);
      errors.push(finding);
      text = blankMistake(text, finding);
    }
  }
  const tree: Root = { type: 'root', children: [] };
  return { tree, errors };
}
