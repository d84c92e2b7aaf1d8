import { loadContent } from '../../src/content/load-content';
import type { Locate, VersionContent } from '../../src/content/model';
import { isCurrentBase } from '../../src/navigation/versions';
import { buildCall } from '../../src/openapi/calls/build-call';
import type { OpenApiDocument } from '../../src/openapi/document/document';
import type { Api } from '../../src/openapi/model';
import type { Guide } from '../../src/page-models/authored-version';
import { formatProblems, hasErrors } from '../../src/problems/problem';
import type { Sdks } from '../../src/samples/sample';
import { noSdks } from '../../src/samples/sdk';
import type { Story } from '../../src/story/story';

/** The content of a version, as far as it can be proven. */
export interface Subject {
  root: string;
  api: Api;
  document: OpenApiDocument;
  story: Story;
  sdks: Sdks;
  guides: Guide[];
  locate: Locate;
  files: VersionContent['files'];
  /** The file of an interface that is generated, in which no example is written. */
  generatedFile?: string;
  /** The address of the server in samples and guides. */
  server: string;
}

/**
 * Reads what can be proven of a version of the content, the current one if `name` is undefined.
 * Throws an error for people if something is missing.
 */
export async function readSubject(root: string, name?: string): Promise<Subject> {
  const { content, problems, hasOverlays } = await loadContent(root);
  const errors = problems.filter((problem) => hasErrors([problem]));
  const { versions = [] } = content ?? {};
  const version = versions.find(({ base, version }) =>
    name === undefined ? isCurrentBase(base) : version === name,
  );
  if (name !== undefined && content && !version) {
    const names = versions.map(({ version }) => version).join(', ');
    throw new Error(`There is no version ${name} to prove; site.yaml lists ${names}.`);
  }
  const { api, document, story, locate, guides, files } = version ?? {};
  if (errors.length > 0 && (!api || !story || !hasOverlays)) {
    throw new Error(`The content cannot be read.\n\n${formatProblems(errors)}`);
  }
  const [operation] = api?.operations ?? [];
  if (!api || !document || !locate || !guides || !files || !operation) {
    throw new Error('There is no interface to prove: add it to openapi/.');
  }
  if (!story) throw new Error(`There is no story to play: write ${version?.files.story}.`);
  const sdks = version?.sdks ?? noSdks;
  const { server } = buildCall(document, operation);
  const { generatedFile } = version ?? {};
  return {
    root,
    api,
    document,
    story,
    sdks,
    guides,
    locate,
    files,
    server,
    generatedFile,
  };
}
