import type { Read } from '../../problems/read';
import { type Story, storySchema } from '../../story/story';
import { nameFile } from '../files/read-files';
import { readYaml } from '../files/read-yaml';
import { findVersionFile } from '../files/shared-files';
import type { VersionFolder } from '../files/version-folder';

/** Reads the story of the interface, which a version may lack. */
export async function readStory(version: VersionFolder): Promise<Read<Story> & { file: string }> {
  const path = await findVersionFile(version, 'openapi', 'story.yaml');
  const read = await readYaml(version.root, path, storySchema);
  return { ...read, file: nameFile(version.root, path) };
}
