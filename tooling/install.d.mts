export function install(): void;
export function isInstalled(
  locked: Record<string, { version?: string; optional?: boolean }>,
  installed: Record<string, { version?: string }>,
): boolean;
