import { visit } from 'unist-util-visit';
import type { Note } from '../../page-models/authored-version';
import { sectionTitles } from '../../page-models/list-contents';
import { type Finding, inFile, type Problem } from '../../problems/problem';
import type { Read } from '../../problems/read';
import type { Prose } from '../../prose/model';
import { positionOf } from '../../prose/position';
import { noteSchema } from '../settings/frontmatter';
import type { SourceFile } from './read-files';
import { readMdx } from './read-mdx';
import { toSource, type VersionFolder } from './version-folder';

/** Reads a note on an operation. */
export function readNote(file: SourceFile, version: VersionFolder): Read<Note> {
  const { value: mdx, problems } = readMdx(file, noteSchema);
  if (!mdx) return { problems };
  const isEmpty = mdx.body.trim() === '';
  return {
    value: { ...toSource(file, version), ...mdx.frontmatter, prose: mdx.prose },
    problems: [
      ...problems,
      ...inFile(file.file, findTakenAnchors(mdx.prose)),
      ...(isEmpty ? [describeEmpty(file.file)] : []),
    ],
  };
}

/** Finds headings with the anchor of a section of the operation's page. */
function findTakenAnchors({ tree }: Prose): Finding[] {
  const findings: Finding[] = [];
  visit(tree, 'heading', (heading) => {
    const { id = '' } = heading.data ?? {};
    if (!Object.hasOwn(sectionTitles, id)) return;
    findings.push({
      ...positionOf(heading),
      code: 'heading/taken-anchor',
      found: `a heading with the anchor #${id}, which a section of the page has`,
      expected: 'an anchor that the page of the operation does not have itself',
      fix: 'say more in the heading, or give it another anchor: {#words}',
    });
  });
  return findings;
}

function describeEmpty(file: string): Problem {
  return {
    severity: 'error',
    code: 'note/empty',
    file,
    found: 'a note without text',
    expected: 'text about its operation after the settings',
    fix: 'add the text, or remove the file',
  };
}
