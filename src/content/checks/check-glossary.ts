import { anywhere } from '../../navigation/resolve-link';
import { listTermUses } from '../../page-models/term-uses';
import { type Finding, inFile, type Problem } from '../../problems/problem';
import { showsGlossary } from '../../prose/glossary/fill-glossary';
import { suggest } from '../../text/nearest';
import type { VersionContent } from '../model';
import { checkMarkdown } from './check-descriptions';
import { checkLink } from './check-link';
import type { Routes } from './list-routes';

/** Checks the pages, links and uses of the terms in `glossary.yaml`, and whether a guide shows them. */
export function checkGlossary(version: VersionContent, routes: Routes): Problem[] {
  const { glossary, guides, files } = version;
  const file = files.glossary;
  const paths = guides.map(({ path }) => path);
  const findings = glossary.flatMap(({ definition, page, except }, index): Finding[] => {
    const finding = checkLink(page, anywhere, routes);
    return [
      ...(finding ? [{ pointer: `/${index}/page`, ...finding }] : []),
      ...except.flatMap((path, position) =>
        paths.includes(path)
          ? []
          : [{ pointer: `/${index}/except/${position}`, ...describeUnknownGuide(path, paths) }],
      ),
      ...checkMarkdown(definition, routes).map((each) => ({
        pointer: `/${index}/definition`,
        ...each,
      })),
    ];
  });
  return [...inFile(file, findings), ...findUnused(version), ...findUnshown(version)];
}

function describeUnknownGuide(path: string, paths: readonly string[]): Finding {
  return {
    code: 'glossary/unknown-guide',
    found: `the exception "${path}", which is not a guide`,
    expected: 'the path of a guide below guides/, without .mdx',
    fix: suggest(path, paths, 'correct the path, or remove it'),
  };
}

function findUnused(version: VersionContent): Problem[] {
  const uses = [...listTermUses(version)];
  return uses.flatMap(([{ term }, guides], index): Problem[] => {
    if (guides.length > 0) return [];
    return [
      {
        severity: 'warning',
        code: 'glossary/unused-term',
        needs: 'texts',
        file: version.files.glossary,
        pointer: `/${index}/term`,
        found: `the term "${term}", which no guide uses`,
        expected: 'terms that guides use, in one of their forms',
        fix: 'add the form that guides use to `forms`, or remove the entry',
      },
    ];
  });
}

/** Without the component, the marks of terms would have nowhere to lead, so there are none. */
function findUnshown({ glossary, guides, files }: VersionContent): Problem[] {
  const shown = guides.filter(({ prose }) => showsGlossary(prose.tree));
  if (glossary.length > 0 && shown.length === 0) {
    return [
      {
        severity: 'warning',
        code: 'glossary/not-shown',
        file: files.glossary,
        found: 'a glossary that no guide shows',
        expected: '<Glossary /> in one guide, because marked terms link to it',
        fix: 'add <Glossary /> to a guide, for example guides/index.mdx',
      },
    ];
  }
  const [first, ...others] = shown;
  const finding =
    glossary.length > 0
      ? {
          code: 'glossary/shown-twice',
          found: `a second <Glossary />, in addition to ${first?.file}`,
          expected: 'one guide that shows the glossary',
          fix: 'remove one of the two',
        }
      : {
          code: 'glossary/no-terms',
          found: '<Glossary /> without a glossary',
          expected: 'terms in glossary.yaml',
          fix: 'write glossary.yaml, or remove <Glossary />',
        };
  const extra = glossary.length > 0 ? others : shown;
  return extra.flatMap(({ file }) => inFile(file, [{ near: '<Glossary', ...finding }]));
}
