import { listBombs } from './bombs';
import { listBrokenFiles } from './broken-files';
import { listBrokenReferences } from './broken-references';
import type { Fault } from './fault';
import { listHostileNames } from './hostile-names';
import { listHostileTexts } from './hostile-texts';
import { listSwappedTypes } from './swapped-types';

/** Every broken or hostile document; the same in every run. */
export const corpus: readonly Fault[] = [
  ...listSwappedTypes(),
  ...listBrokenReferences(),
  ...listHostileNames(),
  ...listHostileTexts(),
  ...listBrokenFiles(),
  ...listBombs(),
];
