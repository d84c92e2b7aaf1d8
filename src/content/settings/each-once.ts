import { z } from 'zod';

/** A list in which each value of `key` appears only once: otherwise, one of two entries would be lost. */
export function eachOnce<Entry extends z.ZodObject>(entry: Entry, key: keyof z.infer<Entry>) {
  return z.array(entry).superRefine((entries, context) => {
    const known = new Set<unknown>();
    for (const [index, entry] of entries.entries()) {
      const value = entry[key];
      const isKnown = known.has(value);
      known.add(value);
      if (!isKnown) continue;
      context.addIssue({
        code: 'custom',
        path: [index, String(key)],
        message: `each ${String(key)} only once`,
      });
    }
  });
}
