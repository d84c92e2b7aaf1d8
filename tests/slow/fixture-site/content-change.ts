import type { ProjectCopy } from '../project-copy';

/** What is edited in the content between the two builds: a file, and a text of it before and after. */
export const edits = [
  ['guides/lending.mdx', 'title: Lending as it was', 'title: How lending works'],
  ['guides/lending.mdx', 'The flap below the window', 'The flap beside the door'],
  ['openapi/library.yaml', 'that nobody has lent', 'that are not lent'],
  ['sidebar.yaml', 'label: Works of reference', 'label: Reference'],
  ['sidebar.yaml', '- guide: leaving\n', '- guide: arriving\n'],
] as const;

/** The titles of guides that only the content before, and only that after the change has. */
export const guides = { leaving: 'A guide that goes', arriving: 'A guide that comes' };

function writeGuide(project: ProjectCopy, root: string, name: keyof typeof guides): void {
  const title = guides[name];
  project.write(
    `${root}/guides/${name}.mdx`,
    `---\ntitle: ${title}\ndescription: A short one.\n---\n\nText.\n`,
  );
}

/** Changes the content for a first build, and returns a function that makes it what the tests expect. */
export function changeContent(project: ProjectCopy, root: string): () => void {
  project.edit(
    `${root}/sidebar.yaml`,
    '- guide: lending\n',
    '- guide: lending\n- guide: arriving\n',
  );
  for (const [file, before, after] of edits) project.edit(`${root}/${file}`, after, before);
  writeGuide(project, root, 'leaving');
  return () => {
    for (const [file, before, after] of edits) project.edit(`${root}/${file}`, before, after);
    project.remove(`${root}/guides/leaving.mdx`);
    writeGuide(project, root, 'arriving');
  };
}
