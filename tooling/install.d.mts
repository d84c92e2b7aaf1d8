type Declared = Partial<Record<'dependencies' | 'devDependencies', Record<string, string>>>;
export function install(): void;
export function areSamePackages(manifest: Declared, root: Declared): boolean;
export function isInstalled(
  locked: Record<string, { version?: string; optional?: boolean }>,
  installed: Record<string, { version?: string }>,
  isThere: (folder: string) => boolean,
): boolean;
